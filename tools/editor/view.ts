import { rmSync } from "node:fs";
import { viewFile } from "../../site/preview-view.ts";
import { readSettings } from "../../site/settings.ts";
import { json, typed } from "./answers.ts";
import { replaceFile } from "./write-files.ts";

/** Days beyond these are slips of the keyboard. */
const [firstDay, lastDay] = ["2020-01-01", "2099-12-31"];

/** Shows the site as it is published on a day, or again as it is today, with drafts. */
export function chooseView(form: FormData): Response {
  const file = viewFile();
  if (form.has("now")) {
    rmSync(file, { force: true });
    return json({});
  }
  const day = typed(form, "day");
  const view = { SITE_DATE: day, SITE_REGION: typed(form, "region") };
  if (day < firstDay || day > lastDay || !isSetting(view))
    return json({ problem: `Choose a day from ${firstDay} to ${lastDay}.` }, 422);
  replaceFile(file, JSON.stringify(view));
  return json({});
}

function isSetting(view: Record<string, string>): boolean {
  try {
    return Boolean(readSettings(view));
  } catch {
    return false;
  }
}
