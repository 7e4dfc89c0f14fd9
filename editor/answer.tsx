import { createHash } from "node:crypto";
import { readFiles } from "../content/load/files.ts";
import { readSource } from "../content/load/source.ts";
import { collectTokens } from "../content/load/tokens.ts";
import { loadTexts } from "../content/load-content.ts";
import { sceneNames } from "../content/schema/fields.ts";
import { readSettings } from "../content/settings.ts";
import { listPages } from "../content/site/list-pages.ts";
import { outsideAddresses } from "../content/site/outside.ts";
import { nameOf } from "../content/site/slug.ts";
import { addPicture, pictureNamed } from "./add-picture.ts";
import { commentsOf } from "./comments.ts";
import { contentFiles, editAddress, fileAt, schemaOf } from "./content-files.ts";
import { documentOf } from "./document.tsx";
import { fieldOf } from "./field.ts";
import { filesOfPage } from "./files-of-page.ts";
import { change, markerOf, readForm } from "./form-data.ts";
import { formToken } from "./guard.ts";
import { newEntry } from "./new-entry.ts";
import { EditPage, type EditPageProps, FileList } from "./pages.tsx";
import { isNew, pathFor, problem, save, textOf, withFormer, yamlOf } from "./save.ts";

/** Answers a GET: the list of content, or the form of the file at an address. */
export async function show(address: string, query: URLSearchParams): Promise<Response> {
  const path = fileAt(address);
  const files = readFiles();
  const { problems } = loadTexts(files);
  if (path === "") {
    const list = <FileList files={contentFiles(Object.keys(files))} problems={problems} />;
    return html("Content", list);
  }
  const start = startOf(path, files, query.has("text"));
  if (!start) return new Response("There is no such file in content/.", { status: 404 });
  const own = problems.filter(({ file }) => file === `content/${path}`);
  return editPage({
    ...start,
    problems: own,
    saved: query.has("saved"),
    picture: pictureNamed(path, query.get("picture")),
    changed: false,
  });
}

type Start = Omit<EditPageProps, "problems" | "saved" | "picture" | "changed">;

/** The form's first state: the file on disk, or a new entry. */
function startOf(path: string, files: Record<string, string>, asText: boolean): Start | undefined {
  const schema = schemaOf(path);
  const source = isNew(path) ? undefined : files[path];
  if (!schema || (source === undefined && !isNew(path))) return undefined;
  const entry = source === undefined ? newEntry(path, files) : undefined;
  const comments = commentsOf(yamlOf(path, source ?? entry?.text ?? ""));
  const rest = {
    path,
    comments,
    address: path.startsWith("blog/") && !isNew(path) ? nameOf(path) : undefined,
    seen: hashOf(source),
    shownAt: shownAt(path, files),
    help: helpOf(files),
  };
  const read = source === undefined ? undefined : readSource(`content/${path}`, source);
  // A file whose fields cannot be read is edited as text.
  if (source !== undefined && (asText || read?.data === undefined))
    return { ...rest, field: undefined, data: undefined, body: source };
  const field = fieldOf(schema);
  const { data, body } = read ?? entry ?? { data: undefined, body: "" };
  return { ...rest, field, data, body: path.endsWith(".md") ? body : undefined };
}

/** Answers a POST: changes the form's lists and shows it again, or saves the file. */
export async function receive(address: string, form: FormData): Promise<Response> {
  const path = fileAt(address);
  const files = readFiles();
  const source = isNew(path) ? undefined : files[path];
  const asText = !form.has(markerOf(""));
  const start = startOf(path, files, asText);
  if (!start) return new Response("There is no such file in content/.", { status: 404 });
  const command = String(form.get("~do") ?? "save");
  const typedBody = String(form.get("~body") ?? "").replaceAll("\r\n", "\n");
  const sent = start.field ? readForm(form, start.field) : undefined;
  // A form of an earlier server process is shown again with its values, unchanged.
  const isOurs = form.get("~token") === formToken();
  const data =
    start.field && isOurs && command !== "save" ? change(sent, start.field, command) : sent;
  const body = start.body === undefined ? undefined : typedBody;
  const seen = String(form.get("~seen"));
  const picture = isOurs ? await addPicture(path, form) : undefined;
  const again = { ...start, data, body, seen, saved: false, picture, changed: true };
  const refuse = (message: string, status = 422) =>
    editPage({ ...again, problems: [problem(path, message)] }, status);
  if (!isOurs)
    return refuse("is not saved: the preview has been started anew; press the button again", 403);
  if (command !== "save" || (picture && "problem" in picture))
    return editPage({ ...again, problems: [] });
  if (seen !== start.seen)
    return refuse("was changed elsewhere meanwhile; copy your words, then open it anew", 200);
  const to = start.field ? pathFor(path, data, String(form.get("~address") ?? "")) : path;
  const written = start.field
    ? textOf(path, source, withFormer(path, to, source, data), typedBody)
    : { text: typedBody };
  if ("problem" in written) return refuse(written.problem);
  const saved = save(path, to, written.text);
  if (saved.problems.length > 0) return editPage({ ...again, problems: saved.problems }, 422);
  return new Response(null, {
    status: 303,
    headers: {
      Location: `${editAddress(saved.path)}?saved${picture ? `&picture=${picture.name}` : ""}`,
    },
  });
}

async function editPage(props: EditPageProps, status = 200): Promise<Response> {
  return html(`${props.path}: edit`, <EditPage {...props} />, status);
}

async function html(title: string, page: React.ReactNode, status = 200): Promise<Response> {
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(await documentOf(title, page), { status, headers });
}

function hashOf(source: string | undefined): string {
  return createHash("sha256")
    .update(source ?? "")
    .digest("hex")
    .slice(0, 16);
}

/** Pages that show a file; none while the content has problems. */
export function shownAt(path: string, files: Record<string, string>): string[] {
  const { data, problems } = loadTexts(files);
  if (problems.length > 0) return [];
  // The earlier a file is in the list of a page, the more of it the page shows.
  return listPages(data)
    .map((page) => ({ page, rank: filesOfPage(page, Object.keys(files)).indexOf(path) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ page }) => page.path);
}

function helpOf(files: Record<string, string>): EditPageProps["help"] {
  const read = (path: string) => readSource(`content/${path}`, files[path] ?? "").data;
  const { region } = readSettings(process.env);
  const [site, prices, promotion] = ["site.yaml", "prices.yaml", "promotion.yaml"].map(read);
  const tokens = collectTokens(site, prices, promotion, region);
  const { data, problems } = loadTexts(files);
  const addresses =
    problems.length > 0
      ? []
      : [
          ...listPages(data).map((page) => page.canonical),
          ...Object.keys(outsideAddresses(data.site)).map((name) => `@${name}`),
        ];
  return { tokens: [...tokens], scenes: sceneNames, addresses: [...new Set(addresses)] };
}
