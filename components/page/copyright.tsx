import { getContent } from "@/site/content";
import { CopyrightYear } from "./copyright-year.client";

/** Both footers' last line. */
export function Copyright() {
  const { settings, site } = getContent();
  return (
    <p className="text-small text-muted">
      © <CopyrightYear built={Number(settings.today.slice(0, "2026".length))} /> {site.name}. All
      rights reserved.
    </p>
  );
}
