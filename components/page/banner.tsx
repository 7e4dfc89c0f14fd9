import { Fragment } from "react";
import { getContent } from "@/site/content";
import { DeviceLink } from "./device-link";
import { offerMark } from "./offer-mark";
import { UnpublishedMark } from "./unpublished-mark";

/** The offer above the navigation bar, on its days; all of it is the link. */
export function Banner() {
  const { label, text, code, link } = getContent().promotion;
  if (getContent().offer !== "running") return null;
  return (
    <aside
      aria-label={label}
      {...offerMark()}
      className="banner on-ink relative bg-canola px-gutter py-2.5 text-fine max-md:px-3 max-md:py-1 lg:text-small"
    >
      <UnpublishedMark text={{ date: getContent().promotion.from }}>
        <p className="mx-auto max-w-page text-balance">
          {text.split(code).map((words, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words never change
            <Fragment key={index}>
              {index > 0 && <span translate="no">{code}</span>}
              {words}
            </Fragment>
          ))}{" "}
          <DeviceLink className="banner-link">{link}</DeviceLink>
        </p>
      </UnpublishedMark>
    </aside>
  );
}
