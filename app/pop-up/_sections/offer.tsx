import { Markdown } from "@/components/articles/markdown";
import { Part } from "@/components/drawings/drawing-part";
import { DeviceLink } from "@/components/page/device-link";
import { buttonLook, buttonShape } from "@/components/ui/button-link";
import { CopyButton } from "@/components/ui/copy-button";
import { getContent } from "@/site/content";
import "./offer.css";

/** The offer as a coupon to tear off: its words, and on the stub the code with its button. */
export function Offer() {
  const { figure, heading, text } = getContent().popUp;
  const { code, text: offer, link } = getContent().offer;
  const [before, after] = offer.split(`${figure} ${heading}, `);
  return (
    <div className="offer-frame relative mx-auto">
      <svg
        viewBox="-70 -34 110 68"
        aria-hidden="true"
        className="drawing cutting absolute -top-7 start-6 z-1 aspect-auto! w-20"
      >
        <Part name="scissors" />
      </svg>
      <div className="offer-ticket on-ink ticket grid rounded-card bg-canola *:min-w-0">
        <div className="p-6 pb-0 sm:px-10 sm:pt-8">
          {after && <p>{before}</p>}
          <h1 className="text-h3">
            <span className="offer-figure block font-price font-[900]">{figure}</span>{" "}
            <span className="block pt-2">{heading}</span>
          </h1>
          <p className="pt-2 text-lead">{after ?? offer}</p>
        </div>
        <div className="offer-stub">
          <p id="_code" translate="no" className="offer-code min-w-0 font-mono leading-none">
            {code}
          </p>
          <div className="grid gap-2">
            <CopyButton text={code} from="_code">
              Copy code
            </CopyButton>
          </div>
        </div>
        <div className="border-dotted border-line p-6 max-lg:border-t-4 sm:px-10 lg:pb-8">
          <DeviceLink className={`${buttonShape} ${buttonLook.strong}`}>{link}</DeviceLink>
          <div className="prose pt-4 text-small">
            <Markdown text={text} />
          </div>
        </div>
      </div>
    </div>
  );
}
