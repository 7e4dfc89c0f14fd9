import { getContent } from "@/site/content";
import { CopyrightYear } from "./copyright-year.client";

/** Both footers' last line. */
export function Copyright() {
  return (
    <p className="text-small text-muted">
      © <CopyrightYear built={Number(getContent().settings.today.slice(0, "2026".length))} />{" "}
      {getContent().navigation.footer.copyright}
    </p>
  );
}
