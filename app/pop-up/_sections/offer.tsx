import { DeviceLink } from "@/components/layout/device-link";
import { offerMark } from "@/components/layout/mark-visitor";
import { buttonLook, buttonShape } from "@/components/ui/button-link";
import { CopyButton } from "@/components/ui/copy-button.client";
import { Eyebrow } from "@/components/ui/eyebrow";
import { Icon } from "@/components/ui/icon";
import { content } from "@/content/content";
import { offerEnd } from "@/content/site/offer";

/** The offer as one card: its words, the code with a button that copies it, the link. */
export function Offer() {
  const { eyebrow, heading, text, copy, copied, copyFailed } = content.popUp;
  const { code, text: offer, link } = content.promotion;
  return (
    <div
      {...offerMark(offerEnd(content.promotion))}
      className="ticket on-ink mx-auto max-w-144 rounded-card bg-canola p-8 [--notch-y:62%] sm:p-12"
    >
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1 className="pt-4 text-h2">{heading}</h1>
      <p className="pt-4 text-lead">{text}</p>
      <p
        id="code"
        className="mt-8 border-2 border-dashed border-press p-4 text-center font-mono text-h3"
      >
        {code}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-4">
        <CopyButton from="code" copied={copied} refused={copyFailed}>
          <Icon name="copy" className="size-4" /> {copy}
        </CopyButton>
      </div>
      <p className="py-6 text-small">{offer}</p>
      <DeviceLink className={`${buttonShape} ${buttonLook.strong}`}>{link}</DeviceLink>
    </div>
  );
}
