import { content, offer } from "@/content/content";
import { offerEnd } from "@/content/site/offer";
import { UnpublishedMark } from "../sections/unpublished-mark";
import { DeviceLink } from "./device-link";
import { offerMark } from "./mark-visitor";

/** The offer above the navigation bar, on its days. */
export function Banner() {
  const { text, link } = content.promotion;
  if (offer !== "running") return null;
  return (
    <aside
      aria-label={link}
      {...offerMark(offerEnd(content.promotion))}
      className="on-ink bg-canola px-gutter py-2.5 text-small"
    >
      <UnpublishedMark text={{ date: content.promotion.from }}>
        <p className="mx-auto max-w-page">
          {text}{" "}
          <DeviceLink className="font-[650] whitespace-nowrap underline underline-offset-4">
            {link}
          </DeviceLink>
        </p>
      </UnpublishedMark>
    </aside>
  );
}
