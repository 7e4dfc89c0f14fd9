import { readSource } from "../compiler/load/source.ts";
import { loadTexts } from "../compiler/load-content.ts";
import { readSettings } from "../compiler/settings.ts";
import { newFile } from "../compiler/site/new-file.ts";

/** The draft that `npm run new` writes, without a title; a service also without its page. */
export function newEntry(path: string, files: Record<string, string>) {
  const folder = path.slice(0, path.indexOf("/"));
  const kind = folder === "blog" ? "post" : folder === "pages" ? "page" : "service";
  const { text } = newFile(kind, "", loadTexts(files).data, readSettings(process.env).today);
  const { data, body } = readSource(`content/${path}`, text);
  const { page: _, ...fields } = data as Record<string, unknown>;
  return { text, data: fields, body };
}
