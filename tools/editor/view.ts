import { rmSync } from "node:fs";
import { viewFile } from "../../site/preview-view.ts";
import { readSettings } from "../../site/settings.ts";
import { json, typed } from "./answers.ts";
import { replaceFile } from "./write-files.ts";

/** Shows the site as it is published on a day, or again as it is today, with drafts. */
export function chooseView(form: FormData): Response {
  const view = { SITE_DATE: typed(form, "day"), SITE_REGION: typed(form, "region") };
  if (form.has("now")) rmSync(viewFile(), { force: true });
  else if (isSetting(view)) replaceFile(viewFile(), JSON.stringify(view));
  else return json({ problem: "Choose a day of this century." }, 422);
  return json({});
}

function isSetting(view: { SITE_DATE: string; SITE_REGION: string }): boolean {
  try {
    return view.SITE_DATE.startsWith("20") && Boolean(readSettings(view));
  } catch {
    return false;
  }
}
