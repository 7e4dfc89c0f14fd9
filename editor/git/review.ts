import type { ExecFileException } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isPictureName } from "../../compiler/load/files.ts";
import { slugOf } from "../../compiler/site/slug.ts";
import { labelOf } from "../content-files.ts";
import { type FileChange, fileChange } from "./differences.ts";
import { type Git, inPlainWords } from "./git.ts";

/** The published state: the shared copy's main branch, as it was last fetched. */
const live = "origin/main";

/** An action's result in words: success, or why nothing was done. */
export type Result =
  | { problem: string; clashes?: boolean }
  | { done: string; link?: string | undefined; undo?: boolean };

const refuse = (problem: string): Result => ({ problem });

/** Whether the published state has all commits of this copy, be they merged or squashed. */
async function isLive(git: Git): Promise<boolean> {
  const merged = await git("merge-tree", "--write-tree", live, "HEAD").catch(() => "");
  return merged !== "" && merged === (await git("rev-parse", `${live}^{tree}`));
}

/** The published state that this copy began with. */
async function base(git: Git): Promise<string> {
  const common = await git("merge-base", "HEAD", live).catch(() => "HEAD");
  return common === "HEAD" || (await isLive(git)) ? "HEAD" : common.trim();
}

const lines = (output: string) => output.split("\0").filter(Boolean);

/** Paths below `content/` that differ from a commit. */
async function pathsChanged(git: Git, since: string): Promise<string[]> {
  const content = ["--relative", "--no-renames", "--name-only", "-z", since, "--", "content"];
  const tracked = lines(await git("diff", ...content));
  const added = await git("ls-files", "--others", "--exclude-standard", "-z", "--", "content");
  const paths = [...tracked, ...lines(added)].map((path) => path.slice("content/".length));
  return [...new Set(paths)].filter((path) => !path.endsWith(".ts")).sort();
}

/** Whether a file below `content/` is other than the published one. */
export async function isChanged(git: Git, path: string): Promise<boolean> {
  return (await pathsChanged(git, await base(git))).includes(path);
}

/** A file's text in a commit; null where there is none. */
async function textAt(git: Git, commit: string, path: string): Promise<string | null> {
  return git("show", `${commit}:./content/${path}`).catch(() => null);
}

/** Differences from the published state, file by file. */
export async function changesSince(git: Git, folder = process.cwd()): Promise<FileChange[]> {
  const since = await base(git);
  const paths = await pathsChanged(git, since);
  return Promise.all(
    paths.map(async (path) => {
      const now = readFile(join(folder, "content", path), "utf8").catch(() => null);
      return fileChange(path, await textAt(git, since, path), await now, isPictureName(path));
    }),
  );
}

export type Version = { commit: string; day: string; author: string; message: string };

/** The versions of a file, newest first, published ones included. */
export async function versionsOf(git: Git, path: string): Promise<Version[]> {
  const options = ["-n20", "--topo-order", "--ignore-missing", "--format=%H%x09%as%x09%an%x09%s"];
  const log = await git("log", ...options, "HEAD", live, "--", `./content/${path}`);
  return log
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [commit = "", day = "", author = "", message = ""] = line.split("\t");
      return { commit, day, author, message };
    });
}

/** A file's text in one of its versions, and what this version changed. */
export async function readVersion(git: Git, path: string, { commit }: Pick<Version, "commit">) {
  const text = await textAt(git, commit, path);
  return { text, ...fileChange(path, await textAt(git, `${commit}^`, path), text) };
}

export type Sender = { name: string; message: string; day: string };

/**
 * Commits the changed content to a branch of its own and pushes it. Files, and what a developer has
 * staged, stay as they are; what is committed and not pushed is sent with the next try.
 */
export async function send(git: Git, sender: Sender): Promise<Result> {
  try {
    if (!/^origin$/m.test(await git("remote")))
      return refuse(
        "This copy isn't connected to the shared one. Ask a developer to connect it. Nothing is lost: all files are as they were.",
      );
    await git("fetch", "--quiet", "origin");
    const isDirty = (await pathsChanged(git, "HEAD")).length > 0;
    if (!isDirty && ((await isLive(git)) || (await isSent(git))))
      return refuse("There is nothing new to send.");
    const branch = await keep(git, sender, isDirty);
    const clashes = await conflicts(git);
    if (clashes.length > 0) return clashing(clashes);
    await git("push", "--quiet", "--set-upstream", "origin", branch);
    return { done: branch, link: await reviewLink(git, branch) };
  } catch (error) {
    return refuse(inPlainWords(error));
  }
}

/**
 * Brings what others have published into this copy.
 * @param prefer whose words stay where both changed the same; without it, such changes are returned and
 *   none is merged
 */
export async function getNewest(
  git: Git,
  sender: Sender,
  prefer?: "ours" | "theirs",
): Promise<Result> {
  try {
    await git("fetch", "--quiet", "origin");
    if ((await git("rev-list", "--count", `HEAD..${live}`)).trim() === "0")
      return { done: "This copy has everything that is published." };
    if ((await pathsChanged(git, "HEAD")).length > 0) await keep(git, sender, true);
    const clashes = prefer ? [] : await conflicts(git);
    if (clashes.length > 0) return clashing(clashes);
    const author = await asAuthor(git, sender.name);
    const option = prefer ? [`--strategy-option=${prefer}`] : [];
    await git(...author, "merge", "--quiet", "--no-edit", ...option, live);
    return { done: "What others have published is in this copy now, beside your changes." };
  } catch (error) {
    await git("merge", "--abort").catch(() => {});
    return refuse(inPlainWords(error));
  }
}

/** Commits changed content on a branch for a review. @returns its name */
async function keep(git: Git, sender: Sender, isDirty: boolean): Promise<string> {
  const current = (await git("rev-parse", "--abbrev-ref", "HEAD")).trim();
  const isOpen = current.startsWith("edits/") && !(await isLive(git));
  const branch = isOpen
    ? current
    : await freeName(git, `edits/${sender.day}-${slugOf(sender.name)}`);
  if (!isOpen) await git("checkout", "--quiet", "-b", branch);
  if (!isDirty) return branch;
  await git("add", "--all", "--", "content");
  const author = await asAuthor(git, sender.name);
  await git(...author, "commit", "--quiet", "--message", sender.message, "--", "content");
  return branch;
}

async function freeName(git: Git, wanted: string): Promise<string> {
  const names = await git("for-each-ref", "--format=%(refname)", "refs/heads", "refs/remotes");
  const isTaken = (name: string) => new RegExp(`/${name}$`, "m").test(names);
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}-${number}`;
    if (!isTaken(name)) return name;
  }
}

async function isSent(git: Git): Promise<boolean> {
  const sent = await git("rev-parse", "--verify", "--quiet", "@{upstream}").catch(() => "");
  return sent !== "" && sent === (await git("rev-parse", "HEAD"));
}

/** Files in which others have published other words in the same place. */
async function conflicts(git: Git): Promise<string[]> {
  const only = ["--name-only", "--no-messages", "-z"];
  return git("merge-tree", "--write-tree", ...only, "HEAD", live).then(
    () => [],
    ({ stdout = "" }: ExecFileException) => lines(stdout).slice(1),
  );
}

function clashing(paths: string[]): Result {
  const where = paths.map((path) => labelOf(path)).join(", ");
  return {
    problem: `Others have published other words in the same place meanwhile: ${where}. Choose below whose words stay there. Nothing is lost: all files are as they were, and History keeps both.`,
    clashes: true,
  };
}

/** Git's options for the sender's name, and the address that this computer is set up with, if any. */
async function asAuthor(git: Git, name: string): Promise<string[]> {
  const email = await git("config", "user.email").catch(() => "");
  const address = email.trim() || `${slugOf(name)}@localhost`;
  return ["-c", `user.name=${name}`, "-c", `user.email=${address}`];
}

/** The page that opens the review, where the shared copy is on GitHub. */
async function reviewLink(git: Git, branch: string): Promise<string | undefined> {
  const address = await git("config", "remote.origin.url");
  const [, repository] = /github\.com[:/](.+?)(?:\.git)?\s*$/.exec(address) ?? [];
  return repository && `https://github.com/${repository}/compare/main...${branch}?expand=1`;
}
