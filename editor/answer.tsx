import { rmSync, writeFileSync } from "node:fs";
import { readFiles } from "../compiler/load/files.ts";
import { loadTexts } from "../compiler/load-content.ts";
import { readSettings } from "../compiler/settings.ts";
import { addPicture } from "./add-picture.ts";
import { assetAt } from "./assets.ts";
import { fileAt, labelOf } from "./content-files.ts";
import { pageOf } from "./document.tsx";
import { draftOf, removeDraft, viewFile, writeDraft } from "./drafts.ts";
import { EditPage } from "./edit-page.tsx";
import { FileList } from "./file-list.tsx";
import { findField } from "./find-field.ts";
import type { Answer } from "./form/send.ts";
import { withoutEmpty } from "./form-schema.ts";
import { keepBefore, readBefore } from "./git/before.ts";
import { formToken } from "./guard.ts";
import { checked, isNew, pathFor, problem, save, textOf, withFormer } from "./save.ts";
import { type Start, startOf } from "./start.ts";

/** Answers a GET: the list of content, or the form of the file at an address. */
export async function show(address: string, query: URLSearchParams): Promise<Response> {
  if (address === "~find")
    return Response.json({ address: findField(query.get("page") ?? "", query.getAll("text")) });
  const asset = await assetAt(address);
  if (asset) return asset;
  const before = await readBefore(address);
  if (before) return new Response(before, { headers: { "Content-Type": "text/html" } });
  const path = fileAt(address);
  const files = readFiles();
  if (path === "") return pageOf("Content", <FileList files={files} loaded={loadTexts(files)} />);
  const start = startOf(path, files, query.has("text"));
  if (!start) return new Response("There is no such file in content/.", { status: 404 });
  return pageOf(`${labelOf(path)}: edit`, <EditPage start={start} />);
}

/** Answers a POST of a form: keeps its words as a draft, saves the file, or adds a picture. */
export async function receive(address: string, form: FormData, origin: string): Promise<Response> {
  const path = fileAt(address);
  const files = readFiles();
  const text = (name: string) => String(form.get(name) ?? "");
  const asText = text("~text") === "yes";
  const start = startOf(path, files, asText);
  if (!start) return new Response("There is no such file in content/.", { status: 404 });
  const draftName = draftOf(path, asText);
  // A form of an earlier server process is sent again with this one's token.
  if (form.get("~token") !== formToken()) return answer({ problems: [], token: formToken() }, 403);
  switch (form.get("~do")) {
    case "discard":
      removeDraft(draftName);
      return answer({ problems: [], start: { ...start, draft: undefined } });
    case "picture": {
      const picture = await addPicture(path, form);
      return answer({ problems: [], ...(picture && { picture }) });
    }
  }
  const [page] = start.shownAt;
  if (page && !start.draft) await keepBefore(path, origin + page);
  const data = JSON.parse(text("~data")) as Start["data"];
  const seen = text("~seen");
  const written = writtenOf(start, data, isNew(path) ? undefined : files[path]);
  // Also what cannot be saved yet is kept. A draft that is valid shows in the preview.
  writeDraft(draftName, {
    data,
    seen,
    ...(!asText && "text" in written && { text: written.text }),
  });
  if (form.get("~do") === "draft")
    return answer({
      problems:
        "problem" in written
          ? [problem(path, written.problem)]
          : checked(path, written.to, written.text),
    });
  if (seen !== start.seen)
    return answer({
      problems: [],
      start: { ...start, draft: undefined },
      isChangedElsewhere: true,
    });
  if ("problem" in written) return answer({ problems: [problem(path, written.problem)] }, 422);
  const saved = save(path, written.to, written.text);
  if (saved.problems.length > 0) return answer({ problems: saved.problems }, 422);
  removeDraft(draftName);
  const next = startOf(saved.path, readFiles(), asText);
  return answer({ problems: [], ...(next && { start: next }) });
}

/** Shows the site as it is published on a day, or again as it is today, with drafts. */
export function look(form: FormData): Response {
  const text = (name: string) => String(form.get(name) ?? "");
  const view = { SITE_DATE: text("day"), SITE_REGION: text("region"), AS_PUBLISHED: "yes" };
  if (form.has("now") || !isSetting(view)) rmSync(viewFile, { force: true });
  else writeFileSync(viewFile, JSON.stringify(view));
  return Response.json({});
}

function isSetting(view: Record<string, string>): boolean {
  try {
    return Boolean(readSettings(view));
  } catch {
    return false;
  }
}

/** The file that a form's data gives, and its path; or why it cannot be written. */
function writtenOf(
  { path, schema, asText }: Start,
  data: Start["data"],
  source: string | undefined,
) {
  const { "~body": body = "", "~address": address = "", ...fields } = data;
  if (asText) return { to: path, text: String(body) };
  const typed = withoutEmpty(fields, schema);
  const to = pathFor(path, typed, String(address));
  const written = textOf(path, source, withFormer(path, to, source, typed), String(body));
  return "problem" in written ? written : { to, text: written.text };
}

function answer(content: Answer, status = 200): Response {
  return Response.json(content, { status });
}
