import { readFiles } from "../../site/load/files.ts";
import { loadTexts } from "../../site/load-content.ts";
import { json, missing, refused, typed } from "./answers.ts";
import { assetAt } from "./assets.ts";
import { fileAt, labelOf, newKindOf } from "./content-files.ts";
import { isFromHere } from "./csrf.ts";
import { findField } from "./find-field.ts";
import { formStateOf } from "./form-state.ts";
import { deletePage, remove, restore } from "./pages/delete-file.tsx";
import { pageOf } from "./pages/document.tsx";
import { EditPage } from "./pages/edit-page.tsx";
import { FileList } from "./pages/file-list.tsx";
import { addEntry, newPage } from "./pages/new-entry.tsx";
import { pictureAt, takePicture } from "./pictures.ts";
import { takeChanges } from "./take-changes.ts";
import { chooseView } from "./view.ts";

/** In bytes: a picture of the largest size, and the rest of its form. */
const largest = 16_000_000;
/** In bytes: several times the longest text of the site. */
const largestChange = 1_000_000;

/** Answers a GET below /edit: the list of content, a file's form, or a part of one. */
export async function get(request: Request, address: string): Promise<Response> {
  if (!isFromHere(request)) return refused();
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
  const toDelete = deletedAt(address);
  if (toDelete) return deletePage(toDelete, files);
  const path = fileAt(address);
  const picture = query.get("picture");
  if (picture) return pictureAt(path, picture) ?? missing();
  const state = await formStateOf(path, files);
  return state ? pageOf(`${labelOf(path)}: edit`, <EditPage state={state} />) : missing();
}

/** Answers a POST below /edit: changes of a form, its pictures, a new entry, a deletion. */
export async function post(request: Request, address: string): Promise<Response> {
  if (!isFromHere(request)) return refused();
  const isForm = !request.headers.get("content-type")?.startsWith("application/json");
  const size = Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  if (size > (isForm ? largest : largestChange)) return json({ problem: "It is too large." }, 413);
  if (!isForm) return takeChanges(fileAt(address), await request.text());
  const form = await request.formData().catch(() => new FormData());
  if (address === "~view") return chooseView(form);
  if (address === "~restore") return restore(form);
  const kind = newKindOf(address);
  if (kind) return addEntry(kind, form);
  const toDelete = deletedAt(address);
  if (toDelete) return remove(toDelete, form);
  const path = fileAt(address);
  const picture = await takePicture(path, form.get("picture"), typed(form, "name"));
  const state = await formStateOf(path, readFiles());
  return state ? json({ state, ...(picture && { picture }) }) : missing();
}

/** The file that is deleted at an address: "delete/blog/a" → "blog/a.md". */
function deletedAt(address: string): string | undefined {
  const [tool, ...rest] = address.split("/");
  return tool === "delete" ? fileAt(rest.join("/")) : undefined;
}
