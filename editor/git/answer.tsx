import { siteProblems } from "../../compiler/checks/check-site.ts";
import { type Files, readFiles } from "../../compiler/load/files.ts";
import type { Problem } from "../../compiler/load/problem.ts";
import { readSource } from "../../compiler/load/source.ts";
import { loadTexts } from "../../compiler/load-content.ts";
import { readSettings } from "../../compiler/settings.ts";
import { unpublished } from "../../compiler/site/publish.ts";
import { addressesAround, deletion, isDeletable } from "../addresses.ts";
import { fileAt } from "../content-files.ts";
import { pageOf } from "../document.tsx";
import { formToken } from "../guard.ts";
import { shownAt } from "../start.ts";
import { problemsWith, undoLastSave, writeTexts } from "../write-texts.ts";
import { asText, type FileChange, fileChange } from "./differences.ts";
import { gitIn, inPlainWords } from "./git.ts";
import { ChangesPage, DeletePage, HistoryPage } from "./pages.tsx";
import { changesSince, getNewest, type Result, readVersion, send, versionsOf } from "./review.ts";

const git = gitIn();
const startedAnew: Result = {
  problem: "The preview has been started anew. Nothing was done; press the button again.",
};

/** Pages of the editor beside the forms, by the first part of their address below /edit. */
type Tool = {
  show: (path: string, query: URLSearchParams) => Promise<Response>;
  receive: (path: string, form: FormData, origin: string) => Promise<Response>;
};
export const tools: ReadonlyMap<string, Tool> = new Map<string, Tool>([
  ["changes", { show: (_, query) => changesPage(doneBefore(query)), receive: sendChanges }],
  ["undo", { show: () => changesPage(), receive: undo }],
  ["history", { show: (path) => historyPage(fileAt(path)), receive: bringBack }],
  ["delete", { show: (path) => deletePage(fileAt(path)), receive: remove }],
]);

function doneBefore(query: URLSearchParams): Result | undefined {
  if (query.has("deleted")) return { done: "It is deleted.", undo: true };
  return query.has("undone") ? { done: "It is as it was before." } : undefined;
}

const statusOf = (result?: Result) => (result && "problem" in result ? 422 : 200);

function goTo(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address } });
}

const isOurs = (form: FormData) => form.get("~token") === formToken();
const typed = (form: FormData, name: string) => String(form.get(name) ?? "").trim();

async function changesPage(result?: Result, form = new FormData()): Promise<Response> {
  const files = readFiles();
  const loaded = loadTexts(files);
  let changes: FileChange[] | undefined;
  let failure = result;
  try {
    changes = await changesSince(git);
  } catch (error) {
    failure = { problem: inPlainWords(error) };
  }
  const name = typed(form, "name") || (await git("config", "user.name").catch(() => ""));
  const page = (
    <ChangesPage
      changes={changes}
      shownAt={(path) => shownAt(path, files, loaded)}
      origin={loaded.data.site?.hosts[readSettings(process.env).region] ?? ""}
      name={name.trim()}
      message={typed(form, "message") || subjectOf(changes ?? [])}
      result={failure}
    />
  );
  return pageOf("What has changed", page, statusOf(failure));
}

/** The first line of the message by default: one change in full, or the names of what changed. */
function subjectOf(changes: FileChange[]): string {
  const [first = "", ...more] = asText(changes);
  return more.length === 0 ? first : changes.map(({ title }) => title).join(", ");
}

async function sendChanges(_: string, form: FormData): Promise<Response> {
  if (!isOurs(form)) return changesPage(startedAnew, form);
  const changes = await changesSince(git).catch(() => []);
  const name = typed(form, "name") || "Editor";
  const message = `${typed(form, "message") || subjectOf(changes)}\n\n${asText(changes).join("\n")}`;
  const sender = { name, message, day: readSettings(process.env).today };
  const command = typed(form, "~do");
  const prefer = command === "mine" ? "ours" : command === "theirs" ? "theirs" : undefined;
  if (command !== "send") return changesPage(await getNewest(git, sender, prefer), form);
  const problems = await siteProblems();
  if (problems.length > 0) {
    const problem = "There are problems to fix first; the list of content names them.";
    return changesPage({ problem }, form);
  }
  const sent = await send(git, sender);
  const done = "done" in sent && { ...sent, done: `Sent for review, under the name ${sent.done}.` };
  return changesPage(done || sent, form);
}

async function undo(_: string, form: FormData): Promise<Response> {
  if (!isOurs(form)) return changesPage(startedAnew);
  const problem = undoLastSave();
  return problem ? changesPage({ problem }) : goTo("/edit/changes?undone");
}

async function historyPage(path: string, result?: Result): Promise<Response> {
  try {
    const versions = await versionsOf(git, path);
    const read = await Promise.all(
      versions.map(async (version) => ({ ...version, ...(await readVersion(git, path, version)) })),
    );
    return pageOf(
      "History",
      <HistoryPage path={path} versions={read} result={result} />,
      statusOf(result),
    );
  } catch (error) {
    const failure = { problem: inPlainWords(error) };
    return pageOf("History", <HistoryPage path={path} versions={[]} result={failure} />, 422);
  }
}

async function bringBack(address: string, form: FormData): Promise<Response> {
  const path = fileAt(address);
  if (!isOurs(form)) return historyPage(path, startedAnew);
  const versions = await versionsOf(git, path).catch(() => []);
  const version = versions.find(({ commit }) => commit === form.get("commit"));
  const { text } = version ? await readVersion(git, path, version) : { text: null };
  if (text === null) return historyPage(path, { problem: "There is no such version." });
  const [problem] = problemsWith({ [path]: text });
  if (problem)
    return historyPage(path, { problem: `It does not fit any more: ${problem.message}.` });
  writeTexts({ [path]: text });
  return goTo("/edit/changes?undone");
}

async function deletePage(path: string, to?: string, problems: Problem[] = []) {
  const files: Files = readFiles();
  const source = files[path];
  if (!isDeletable(path) || source === undefined)
    return new Response("There is no such page, post or service.", { status: 404 });
  const { own, others } = addressesAround(path, files);
  const data = (readSource(`content/${path}`, source).data ?? {}) as { draft?: boolean };
  const isUnpublished = unpublished(data, readSettings(process.env).today);
  const { title } = fileChange(path, null, source);
  const page = (
    <DeletePage
      {...{ path, title, own, others, problems }}
      to={to ?? (isUnpublished ? "nowhere" : "")}
    />
  );
  return pageOf(`Delete ${title}`, page);
}

async function remove(address: string, form: FormData): Promise<Response> {
  const path = fileAt(address);
  const files = readFiles();
  if (!isOurs(form) || !isDeletable(path) || !(path in files)) return deletePage(path);
  const to = typed(form, "to");
  const { own } = addressesAround(path, files);
  if (own.length > 0 && !to) return deletePage(path);
  const texts = deletion(path, to === "nowhere" ? "" : to, files);
  // Content with problems does not tell which addresses the file has.
  const problems = [...loadTexts(files).problems, ...problemsWith(texts)];
  if (problems.length > 0) return deletePage(path, to, problems);
  writeTexts(texts);
  return goTo("/edit/changes?deleted");
}
