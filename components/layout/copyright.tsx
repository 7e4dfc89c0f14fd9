import { content, settings } from "@/compiler/published";
import { CopyrightYear } from "./copyright-year.client";

/** Both footers' last line. */
export function Copyright() {
  return (
    <p className="text-small text-muted">
      © <CopyrightYear built={Number(settings.today.slice(0, "2026".length))} />{" "}
      {content.navigation.footer.copyright}
    </p>
  );
}
