import { readFiles } from "../../site/load/files.ts";
import { loadTexts } from "../../site/load-content.ts";
import { json, missing, newToken, refused, startedAnew, typed } from "./answers.ts";
import { assetAt } from "./assets.ts";
import { fileAt, labelOf, newKindOf } from "./content-files.ts";
import { formToken, isFromHere } from "./csrf.ts";
import { findField } from "./find-field.ts";
import { formStateOf, versionOf } from "./form-state.ts";
import { deletePage, remove, restore } from "./pages/delete-file.tsx";
import { pageOf } from "./pages/document.tsx";
import { EditPage } from "./pages/edit-page.tsx";
import { FileList } from "./pages/file-list.tsx";
import { addEntry, newPage } from "./pages/new-entry.tsx";
import { deletePicture, readPicture, type SavedPicture, savePicture } from "./pictures.ts";
import { takeChanges } from "./take-changes.ts";
import { chooseView } from "./view.ts";

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
  if (kind) return newPage(kind);
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
