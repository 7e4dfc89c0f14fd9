import { Fragment } from "react";
import { getContent } from "@/site/content";
import { DeviceLink } from "./device-link";

/** The offer above the navigation bar, until its last day; all of it is the link. */
export function Banner() {
  const { offerRuns, offer } = getContent();
  const { text, code, link } = offer;
  if (!offerRuns) return null;
  return (
    <aside
      aria-label="Offer"
      className="banner on-ink relative bg-canola px-gutter py-2.5 text-fine max-md:py-1 lg:text-small"
    >
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
    </aside>
  );
}
