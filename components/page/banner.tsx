import { getContent } from "@/site/content";
import { UnpublishedMark } from "../sections/unpublished-mark";
import { DeviceLink } from "./device-link";
import { offerMark } from "./offer-mark";

/** The offer above the navigation bar, on its days. */
export function Banner() {
  const { label, text, link } = getContent().promotion;
  if (getContent().offer !== "running") return null;
  return (
    <aside
      aria-label={label}
      {...offerMark()}
      className="on-ink bg-canola px-gutter py-2.5 text-fine max-md:px-3 max-md:py-1 lg:text-small"
    >
      <UnpublishedMark text={{ date: getContent().promotion.from }}>
        <p className="mx-auto max-w-page text-balance">
          {text}{" "}
          <DeviceLink className="font-[650] whitespace-nowrap underline underline-offset-4">
            {link}
          </DeviceLink>
        </p>
      </UnpublishedMark>
    </aside>
  );
}
