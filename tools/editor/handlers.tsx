import { rmSync } from "node:fs";
import { type Files, readFiles } from "../../site/load/files.ts";
import { loadTexts } from "../../site/load-content.ts";
import { type NewKind, newFile } from "../../site/new-file.ts";
import { viewFile } from "../../site/preview-view.ts";
import { readSettings } from "../../site/settings.ts";
import { addressesAround, deletion, isDeletable, linkingFiles } from "./addresses.ts";
import { assetAt } from "./assets.ts";
import { editAddress, fileAt, labelOf, newKindOf, schemaOf, titleOf } from "./content-files.ts";
import { formToken, isFromHere } from "./csrf.ts";
import { pageOf } from "./document.tsx";
import { FileList } from "./file-list.tsx";
import { findField } from "./find-field.ts";
import { formStateOf, versionOf } from "./form-state.ts";
import { DeletedPage, DeletePage, EditPage, NewPage } from "./pages.tsx";
import { deletePicture, readPicture, type SavedPicture, savePicture } from "./pictures.ts";
import { json, newToken, takeChanges } from "./take-changes.ts";
import { replaceFile, writeFiles } from "./write-files.ts";

/** In bytes: a picture of the largest size, and the rest of its form. */
const largest = 16_000_000;
/** In bytes: several times the longest text of the site. */
const largestChange = 1_000_000;

/** Answers a GET below /edit: the list of content, a file's form, or a part of one. */
export async function get(request: Request, address: string): Promise<Response> {
  if (!isFromHere(request.headers)) return refused();
  const { searchParams: query } = new URL(request.url);
  if (address === "~find") {
    const [page, texts] = [query.get("page") ?? "", query.getAll("text")];
    return Response.json(findField({ page, texts, isDrawn: query.has("drawn") }) ?? null);
  }
  const asset = await assetAt(address);
  if (asset) return asset;
  const files = readFiles();
  if (address === "")
    return pageOf("Content", <FileList files={files} loaded={loadTexts(files)} />);
  const kind = newKindOf(address);
  if (kind) return pageOf(`Add a ${kind}`, <NewPage kind={kind} files={files} />);
  const [tool, ...rest] = address.split("/");
  if (tool === "delete") return deletePage(fileAt(rest.join("/")), files);
  const path = fileAt(address);
  const picture = query.get("picture");
  if (picture) return pictureAnswer(path, picture);
  const isPoll = query.has("seen");
  if (isPoll && query.get("seen") === versionOf(files)) return new Response(null, { status: 204 });
  const state = await formStateOf(path, files, query.has("text"));
  if (isPoll) return state ? json({ state, token: formToken() }) : missing();
  return state ? pageOf(`${labelOf(path)}: edit`, <EditPage state={state} />) : missing();
}

/** Answers a POST below /edit: changes of a form, its pictures, a new entry, a deletion. */
export async function post(request: Request, address: string): Promise<Response> {
  if (!isFromHere(request.headers)) return refused();
  const isForm = !request.headers.get("content-type")?.startsWith("application/json");
  const size = Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  if (size > (isForm ? largest : largestChange)) return json({ problem: "It is too large." }, 413);
  if (!isForm) return takeChanges(fileAt(address), await request.text());
  const form = await request.formData().catch(() => new FormData());
  // Changes no file of the content, and has no token, which pages of any address would show.
  if (address === "~view" && request.headers.has("origin")) return chooseView(form);
  const kind = newKindOf(address);
  const [tool, ...rest] = address.split("/");
  if (form.get("~token") !== formToken())
    return kind || tool === "delete" ? startedAnew() : newToken();
  if (kind) return addEntry(kind, form);
  if (tool === "delete") return remove(fileAt(rest.join("/")), form);
  if (address === "~restore") return restore(form);
  return takePicture(fileAt(address), form);
}

async function takePicture(path: string, form: FormData): Promise<Response> {
  const [sent, name] = [form.get("~picture"), typed(form, "name")];
  let picture: SavedPicture | undefined;
  if (typed(form, "~do") === "delete") deletePicture(path, name);
  else if (sent instanceof File) picture = await savePicture(path, sent, name || undefined);
  const state = await formStateOf(path, readFiles());
  return state ? json({ state, ...(picture && { picture }) }) : missing();
}

function pictureAnswer(path: string, name: string): Response {
  const bytes = readPicture(path, name);
  if (!bytes) return missing();
  const type = /png$/i.test(name) ? "image/png" : "image/jpeg";
  return new Response(new Uint8Array(bytes), { headers: { "Content-Type": type } });
}

/** Writes a new draft under the name of its title, and opens its form. */
function addEntry(kind: NewKind, form: FormData): Promise<Response> | Response {
  const title = typed(form, "title");
  const about = typed(form, "service");
  const files = readFiles();
  const { data } = loadTexts(files);
  const entry = newFile(kind, title, data, readSettings(process.env).today, about);
  const wrong = (problem: string) =>
    pageOf(`Add a ${kind}`, <NewPage {...{ kind, files, title, about, problem }} />, 422);
  if (!/\w\.\w+$/.test(entry.path)) return wrong("It needs a letter or digit (a to z, 0 to 9).");
  if (entry.path in files) return wrong(`There is content/${entry.path} already; choose another.`);
  const { problems } = loadTexts({ ...files, [entry.path]: entry.text });
  const own = problems.find(({ file }) => file === `content/${entry.path}`);
  if (own) return wrong(`It cannot be added: ${own.message}.`);
  writeFiles({ [entry.path]: entry.text });
  return goTo(editAddress(entry.path));
}

function deletePage(path: string, files: Files, to?: string, problem?: string) {
  const source = files[path];
  if (!isDeletable(path) || source === undefined) return missing();
  const { own, others } = addressesAround(path, files);
  const { [path]: _, ...rest } = files;
  const linking = linkingFiles(own, rest).filter(schemaOf);
  const links = linking.map((file) => ({ path: file, title: titleOf(file, files[file] ?? "") }));
  const page = (
    <DeletePage {...{ path, title: titleOf(path, source), own, others, links, to, problem }} />
  );
  return pageOf(`Delete ${titleOf(path, source)}`, page, problem ? 422 : 200);
}

function remove(path: string, form: FormData): Promise<Response> | Response {
  const files = readFiles();
  const source = files[path];
  const to = typed(form, "to");
  const { own } = addressesAround(path, files);
  if (!isDeletable(path) || source === undefined || (own.length > 0 && !to))
    return deletePage(path, files);
  const texts = deletion(path, to === "nowhere" ? "" : to, files);
  const after = Object.entries({ ...files, ...texts }).filter(([, text]) => text !== null);
  const [problem] = loadTexts(Object.fromEntries(after) as Record<string, string>).problems;
  if (problem) {
    const place = labelOf(problem.file.replace(/^content\//, ""));
    return deletePage(path, files, to, `${place}: ${problem.message}`);
  }
  writeFiles(texts);
  const before = Object.fromEntries(Object.keys(texts).map((file) => [file, files[file] ?? null]));
  return pageOf("Deleted", <DeletedPage title={titleOf(path, source)} before={before} />);
}

/** Puts back the texts that the page of a deletion has kept. */
function restore(form: FormData): Response {
  const texts = JSON.parse(typed(form, "before")) as Record<string, string>;
  writeFiles(Object.fromEntries(Object.entries(texts).filter(([path]) => schemaOf(path))));
  return goTo("/edit");
}

/** Days beyond these are slips of the keyboard. */
const [firstDay, lastDay] = ["2020-01-01", "2099-12-31"];

/** Shows the site as it is published on a day, or again as it is today, with drafts. */
function chooseView(form: FormData): Response {
  const file = viewFile();
  if (form.has("now")) {
    rmSync(file, { force: true });
    return Response.json({});
  }
  const [day, region] = [typed(form, "day"), typed(form, "region")];
  const view = { SITE_DATE: day, SITE_REGION: region };
  if (day < firstDay || day > lastDay || !isSetting(view))
    return json({ problem: `Choose a day from ${firstDay} to ${lastDay}.` }, 422);
  replaceFile(file, JSON.stringify(view));
  return Response.json({});
}

function isSetting(view: Record<string, string>): boolean {
  try {
    return Boolean(readSettings(view));
  } catch {
    return false;
  }
}

const typed = (form: FormData, name: string) => String(form.get(name) ?? "").trim();

function startedAnew(): Response {
  return textAnswer("The preview was started anew. Go back, reload the page, and try again.", 403);
}

function missing(): Response {
  return textAnswer("There is no such file in content/.", 404);
}

function refused(): Response {
  return textAnswer("The editor answers its own forms at http://localhost alone.", 403);
}

function textAnswer(text: string, status: number): Response {
  return new Response(text, { status, headers: { "Content-Type": "text/plain" } });
}

function goTo(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address } });
}
