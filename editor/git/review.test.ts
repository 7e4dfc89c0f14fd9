import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fixtureRoot } from "../../fixture/load-fixture.ts";
import { asText } from "./differences.ts";
import { gitIn } from "./git.ts";
import { changesSince, getNewest, readVersion, send, versionsOf } from "./review.ts";

// Each test runs Git some twenty times.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const sender = { name: "Ann Bell", message: "Another price", day: "2026-11-22" };
const branch = "edits/2026-11-22-ann-bell";
const prices = "content/prices.yaml";

let root: string;
let shared: string;
let mine: string;
let theirs: string;

/** A shared copy, and two clones of it: the editor's and somebody else's. */
beforeEach(() => {
  process.env.GIT_CONFIG_GLOBAL = "/dev/null";
  root = mkdtempSync(join(tmpdir(), "review-"));
  [shared, mine, theirs] = ["shared", "mine", "theirs"].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  cpSync(join(fixtureRoot, "content"), join(root, "start/content"), { recursive: true });
  run(join(root, "start"), "init", "--quiet", "--initial-branch", "main");
  commit(join(root, "start"), "The site");
  run(root, "clone", "--quiet", "--bare", "start", shared);
  run(root, "clone", "--quiet", shared, mine);
  run(root, "clone", "--quiet", shared, theirs);
});
afterEach(() => rmSync(root, { recursive: true }));

function run(folder: string, ...args: string[]): string {
  const author = ["-c", "user.name=Other", "-c", "user.email=other@example.com"];
  return execFileSync("git", [...author, ...args], { cwd: folder, encoding: "utf8" });
}

function commit(folder: string, message: string): void {
  run(folder, "add", "--all");
  run(folder, "commit", "--quiet", "--message", message);
}

function edit(folder: string, from: string, to: string, file = prices): string {
  const text = readFileSync(join(folder, file), "utf8").replace(from, to);
  writeFileSync(join(folder, file), text);
  return text;
}

/** Publishes an edit of somebody else. */
function publish(from: string, to: string, file = prices): void {
  edit(theirs, from, to, file);
  commit(theirs, "Theirs");
  run(theirs, "push", "--quiet", "origin", "main");
}

const published = (file: string) => run(shared, "show", `${branch}:${file}`);
const words = async () => asText(await changesSince(gitIn(mine), mine));

test("what has changed is said in words", async () => {
  edit(mine, "amount: 48.00", "amount: 52.5");
  edit(mine, "A person reads each message.", "Ann reads it.", "content/pages/how-we-answer.md");
  writeFileSync(join(mine, "content/blog/shop.jpg"), "a picture");
  rmSync(join(mine, "content/blog/answer-every-review.md"));
  expect(await words()).toEqual([
    "Answer Every Review: deleted",
    "Picture blog/shop.jpg: new",
    "How We Answer: Lead: A person reads each message. → Ann reads it.",
    "Prices: Categories › Flyer › 7 days › Amount: $48.00 → $52.50",
  ]);
});

describe("sending", () => {
  test("puts all changes on a branch of their own, and leaves the files", async () => {
    const text = edit(mine, "amount: 48.00", "amount: 52.00");
    writeFileSync(join(mine, "content/blog/shop.jpg"), "a picture");
    writeFileSync(join(mine, "notes.txt"), "no content");
    expect(await send(gitIn(mine), sender)).toEqual({ done: branch, link: undefined });

    expect(published(prices)).toBe(text);
    expect(published("content/blog/shop.jpg")).toBe("a picture");
    expect(run(shared, "log", "-1", "--format=%an: %s", branch)).toBe("Ann Bell: Another price\n");
    expect(run(shared, "ls-tree", "--name-only", branch)).toBe("content\n");
    expect(readFileSync(join(mine, prices), "utf8")).toBe(text);
    // Until it is published, it is a change.
    expect(await words()).toHaveLength(2);
    expect(await send(gitIn(mine), sender)).toEqual({ problem: "There is nothing new to send." });
  });

  test("once more adds to the same review, until that is published", async () => {
    edit(mine, "amount: 48.00", "amount: 52.00");
    await send(gitIn(mine), sender);
    edit(mine, "amount: 52.00", "amount: 53.00");
    expect(await send(gitIn(mine), sender)).toMatchObject({ done: branch });
    expect(published(prices)).toContain("amount: 53.00");

    // Squashed, so that the published commit is none of this copy's.
    publish("amount: 48.00", "amount: 53.00");
    await getNewest(gitIn(mine), sender);
    expect(await words()).toEqual([]);
    edit(mine, "amount: 53.00", "amount: 54.00");
    expect(await words()).toHaveLength(1);
    expect(await send(gitIn(mine), sender)).toMatchObject({ done: `${branch}-2` });
  });

  test("leads to the page of the review, where the shared copy is on GitHub", async () => {
    edit(mine, "amount: 48.00", "amount: 52.00");
    run(mine, "config", `url.${shared}.insteadOf`, "git@github.com:angel/site.git");
    run(mine, "remote", "set-url", "origin", "git@github.com:angel/site.git");
    expect(await send(gitIn(mine), sender)).toEqual({
      done: branch,
      link: `https://github.com/angel/site/compare/main...${branch}?expand=1`,
    });
  });
});

describe("nothing is lost, and no word of Git is said, if", () => {
  const refuseAll = "#!/bin/sh\necho 'Only on weekdays.' >&2\nexit 1\n";
  const cases: [name: string, prepare: () => void, words: RegExp][] = [
    ["there is no shared copy", () => run(mine, "remote", "remove", "origin"), /isn't connected/],
    ["it cannot be reached", () => rmSync(shared, { recursive: true }), /cannot be reached/],
    [
      "it does not accept the changes",
      () => {
        writeFileSync(join(shared, "hooks/pre-receive"), refuseAll);
        chmodSync(join(shared, "hooks/pre-receive"), 0o755);
      },
      /did not accept the changes: Only on weekdays/,
    ],
    [
      "somebody else changed the same words",
      () => publish("amount: 48.00", "amount: 60.00"),
      /other words in the same place meanwhile: Prices/,
    ],
    [
      "this copy has no history",
      () => rmSync(join(mine, ".git"), { recursive: true }),
      /without its history/,
    ],
  ];
  test.each(cases)("%s", async (_, prepare, said) => {
    const text = edit(mine, "amount: 48.00", "amount: 52.00");
    prepare();
    const result = await send(gitIn(mine), sender);
    const { problem = "" } = result as { problem?: string };
    expect(problem).toMatch(said);
    expect(problem).toContain("Nothing is lost");
    expect(problem).not.toMatch(/\b(git|commit|branch|push|merge|remote|origin|fetch)\b/i);
    expect(readFileSync(join(mine, prices), "utf8")).toBe(text);
  });

  test("a second try sends what the first could not", async () => {
    edit(mine, "amount: 48.00", "amount: 52.00");
    writeFileSync(join(shared, "hooks/pre-receive"), refuseAll);
    chmodSync(join(shared, "hooks/pre-receive"), 0o755);
    await send(gitIn(mine), sender);
    rmSync(join(shared, "hooks/pre-receive"));
    expect(await send(gitIn(mine), sender)).toMatchObject({ done: branch });
    expect(published(prices)).toContain("amount: 52.00");
  });
});

test.each([
  ["ours", "amount: 52.00"],
  ["theirs", "amount: 60.00"],
] as const)("where both changed the same words, the editor chooses %s", async (prefer, stays) => {
  edit(mine, "amount: 48.00", "amount: 52.00");
  publish("amount: 48.00", "amount: 60.00");
  const read = () => readFileSync(join(mine, prices), "utf8");
  expect(await getNewest(gitIn(mine), sender)).toMatchObject({ clashes: true });
  expect(read()).toContain("amount: 52.00");
  expect(await getNewest(gitIn(mine), sender, prefer)).toHaveProperty("done");
  expect(read()).toContain(stays);
});

test("what others have published comes beside one's own changes", async () => {
  edit(mine, "amount: 48.00", "amount: 52.00");
  publish("A person reads each message.", "We read it.", "content/pages/how-we-answer.md");
  expect(await getNewest(gitIn(mine), sender)).toHaveProperty("done");
  const read = (file: string) => readFileSync(join(mine, file), "utf8");
  expect(read("content/pages/how-we-answer.md")).toContain("We read it.");
  expect(read(prices)).toContain("amount: 52.00");
  expect(await words()).toHaveLength(1);
});

test("a file has its versions, with what each changed", async () => {
  publish("amount: 48.00", "amount: 60.00");
  run(mine, "fetch", "--quiet");
  const versions = await versionsOf(gitIn(mine), "prices.yaml");
  expect(versions.map(({ message, author }) => [message, author])).toEqual([
    ["Theirs", "Other"],
    ["The site", "Other"],
  ]);
  const [first] = versions;
  if (!first) throw new Error("there is no version");
  const { text, differences } = await readVersion(gitIn(mine), "prices.yaml", first);
  expect(text).toContain("amount: 60.00");
  expect(differences).toHaveLength(1);
});
