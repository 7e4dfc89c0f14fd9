import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { copyFixture, fixturePost as post } from "../../e2e/fixture/load-fixture.ts";
import { photo } from "../../e2e/fixture/sample-pictures.ts";
import { readFiles } from "../../site/load/files.ts";
import { formatProblem } from "../../site/load/problem.ts";
import { loadTexts } from "../../site/load-content.ts";
import { fileAt } from "./content-files.ts";
import { type Fields, whole } from "./field-names.ts";
import { fieldsOf } from "./fields.ts";
import type { Answer } from "./form/ask-server.ts";
import { get, post as send } from "./handlers.tsx";
import { type Change, type Path, valueAt, withValue } from "./values.ts";

vi.mock(import("node:fs"), async (original) => {
  const real = await original();
  return { ...real, renameSync: vi.fn(real.renameSync) };
});

let root = "";
beforeEach(() => {
  root = copyFixture();
  vi.stubEnv("CONTENT_ROOT", relative(process.cwd(), root));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const host = { host: "localhost:3000" };
const origin = { origin: "http://localhost:3000" };
const file = (path: string) => readFileSync(join(root, "content", path), "utf8");
const open = (address: string, headers: Record<string, string> = host) =>
  get(
    new Request(`http://localhost:3000/edit/${address}`, { headers }),
    address.split("?")[0] ?? "",
  );

async function sendTo(address: string, body: BodyInit, headers: Record<string, string> = {}) {
  const { byteLength } = await new Response(body).clone().arrayBuffer();
  const sized = { ...host, ...origin, "content-length": String(byteLength), ...headers };
  const url = `http://localhost:3000/edit/${address}`;
  return send(new Request(url, { method: "POST", body, headers: sized }), address);
}

type Edit = { path: Path; value?: unknown };

/** A form's changes after edits; `data` is what it shows, the file as it is by default. */
function changesOf(address: string, edits: Edit[], data = fieldsShown(address)): Change[] {
  const now = edits.reduce<unknown>((all, { path, value }) => withValue(all, path, value), data);
  const keys = new Set(edits.map(({ path: [key] }) => String(key)));
  return [...keys].map((key) => ({ key, was: data[key], now: valueAt(now, [key]) }));
}

function fieldsShown(address: string): Fields {
  return fieldsOf(fileAt(address), file(fileAt(address)));
}

/** Makes edits as a form does that was opened before. */
function change(address: string, edits: Edit[], more: { opened?: string } = {}) {
  return sendChanges(address, changesOf(address, edits), more);
}

async function sendChanges(address: string, changes: Change[], more: object = {}) {
  const sent = JSON.stringify({ changes, ...more });
  const answer = await sendTo(address, sent, { "content-type": "application/json" });
  const body: Answer = answer.status === 204 ? {} : await answer.json();
  return { ...body, status: answer.status };
}

/** Sends a plain form. */
function submit(address: string, fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  return sendTo(address, form, { "content-length": "1000" });
}

const address = post.replace(".md", "");

test("the list leads to every content file, and each kind of file has a form", async () => {
  const list = await (await open("")).text();
  const paths = Object.keys(readFiles(root)).filter((path) => /\.(md|yaml)$/.test(path));
  for (const path of paths) {
    const form = path.replace(/\.\w+$/, "");
    expect(list).toContain(`href="/edit/${form}"`);
    expect(fileAt(form)).toBe(path);
  }
  const kinds = Map.groupBy(paths, (path) => [dirname(path), extname(path)].join());
  for (const [path = ""] of kinds.values()) {
    const answer = await open(path.replace(/\.\w+$/, ""));
    expect(answer.status, path).toBe(200);
    expect(await answer.text()).toContain('id="form-state"');
  }
  expect((await open("pages/nothing")).status).toBe(404);
});

describe("a change", () => {
  test("is the only one in its file", async () => {
    const before = file(post);
    const { state, kept } = await change(address, [{ path: ["date"], value: "2026-10-21" }]);
    expect(kept).toEqual([]);
    expect(file(post)).toBe(before.replace("date: 2026-10-20", "date: 2026-10-21"));
    expect(state?.data.date).toBe("2026-10-21");
  });

  test("of a text keeps its comments, whichever program saved the file last", async () => {
    const path = "legal/privacy-policy.md";
    const windows = `\uFEFF${file(path).replaceAll("\n", "\r\n")}`;
    writeFileSync(join(root, "content", path), windows);
    await change("legal/privacy-policy", [{ path: ["updated"], value: "2026-11-21" }]);
    expect(file(path)).toContain("# Counsel has to review this text before launch.");
    expect(file(path)).toContain("updated: 2026-11-21");
  });

  test("with a mistake is saved too, and is named at its field and line", async () => {
    const body = `${file(post).split("\n---\n")[1]}\n[here](/nowhere)\n`;
    const both = await change(address, [{ path: ["~body"], value: body }]);
    const line = body.split("\n").indexOf("[here](/nowhere)") + 1;
    expect(both.state?.problems).toEqual([
      {
        field: "~body",
        line,
        place: `Text, line ${line}`,
        message: "there is no page or file at /nowhere",
      },
    ]);
    expect(file(post)).toContain("[here](/nowhere)");
    const { state } = await change(address, [{ path: ["description"], value: "Too short" }]);
    expect(state?.problems).toMatchObject([
      { field: "description", place: "Description", message: "9 characters, at least 50" },
    ]);
    expect(state?.shownAt).not.toEqual([]);
  });

  test("that breaks another file names the place there", async () => {
    const { state } = await change("prices", [
      { path: ["categories", "flyer", "plans", 0, "id"], value: "week" },
    ]);
    expect(state?.problems.map(({ elsewhere }) => elsewhere)).toContain(
      "services/digital-flyers.yaml",
    );
  });

  test("meets the file as it is then: changes of two people both stay", async () => {
    const shown = fieldsShown("faq");
    const edit = (path: Path, value: unknown) => changesOf("faq", [{ path, value }], shown);
    const [first, second, ...others] = shown.items as { question: string; answer: string }[];
    await sendChanges("faq", edit(["items"], [...others, second]));
    const { kept } = await sendChanges("faq", edit(["items", 1, "answer"], "My words."));
    expect(kept).toEqual([]);
    expect(fieldsShown("faq").items).toEqual([...others, { ...second, answer: "My words." }]);
    const gone = await sendChanges("faq", [
      ...edit(["items", 0, "answer"], "Kept words."),
      ...edit(["updated"], "2026-11-20"),
    ]);
    expect(gone.kept).toMatchObject([{ words: `${first?.question}\nKept words.` }]);
    expect(file("faq.yaml")).not.toContain("Kept words.");
    expect(file("faq.yaml")).toContain("updated: 2026-11-20");
  });

  test("takes out what is optional, and so publishes a draft", async () => {
    writeFileSync(join(root, "content", post), file(post).replace("---\n", "---\ndraft: true\n"));
    const { state } = await change(address, [{ path: ["draft"] }]);
    expect(file(post)).not.toContain("draft");
    expect(state?.data).not.toHaveProperty("draft");
    expect(file("promotion.yaml")).toContain("until:");
    await change("promotion", [{ path: ["until"] }]);
    expect(file("promotion.yaml")).not.toContain("until:");
  });

  test("in a post that another form changed, too, leaves both paragraphs", async () => {
    const shown = fieldsShown(address);
    const text = String(shown["~body"]);
    const send = (body: string) => sendChanges(address, [{ key: "~body", was: text, now: body }]);
    await send(`First.\n\n${text}`);
    expect((await send(`${text}\nLast.\n`)).kept).toEqual([]);
    expect(fieldsShown(address)["~body"]).toBe(`First.\n\n${text}\nLast.\n`);
  });

  test.each([
    ["ENOSPC", "the disk is full"],
    ["EACCES", "may not write"],
  ])("that cannot be written (%s) leaves the file whole, and says so", async (code, problem) => {
    const before = file("pages/not-found.yaml");
    vi.mocked(renameSync).mockImplementationOnce(() => {
      throw Object.assign(new Error("may not write"), { code });
    });
    const answer = await change("pages/not-found", [{ path: ["hint"], value: "Half." }]);
    expect(answer).toMatchObject({ status: 409, problem });
    expect(answer).not.toHaveProperty("state");
    expect(readdirSync(join(root, "content/pages")).filter((name) => /tmp/.test(name))).toEqual([]);
    expect(file("pages/not-found.yaml")).toBe(before);
    expect(loadTexts(readFiles(root), root).problems.map(formatProblem)).toEqual([]);
    await change("pages/not-found", [{ path: ["hint"], value: "Whole." }]);
    expect(file("pages/not-found.yaml")).toContain("hint: Whole.");
  });

  test("of a file that is deleted, or broken by another program, waits for it", async () => {
    const path = join(root, "content/pages/not-found.yaml");
    const before = file("pages/not-found.yaml");
    const [mine] = [changesOf("pages/not-found", [{ path: ["hint"], value: "Mine." }])];
    rmSync(path);
    const gone = await sendChanges("pages/not-found", mine);
    expect(gone.problem).toBe("the file is not there any more");
    writeFileSync(path, `${before}\nbroken: [`);
    const broken = await sendChanges("pages/not-found", mine);
    expect(broken.problem).toMatch(/^the file cannot be read as a form/);
    const asText = await sendChanges("pages/not-found", []);
    expect(asText.state?.data).toEqual({ [whole]: `${before}\nbroken: [` });
    await sendChanges("pages/not-found", [
      { key: whole, was: asText.state?.data[whole], now: before },
    ]);
    const { state } = await sendChanges("pages/not-found", mine);
    expect(state?.data).toMatchObject({ hint: "Mine." });
  });
});

describe("an address", () => {
  test("that a title had leads to the post; what was typed on the way does not", async () => {
    const opened = "How to Be Found on Your Own Street";
    for (const value of ["Local S", "Local SEO"])
      await change(address, [{ path: ["title"], value }], { opened });
    expect(file(post)).toContain("title: Local SEO\n");
    expect(file(post)).toMatch(/formerly:\n\s+- How to Be Found on Your Own Street\n(?!\s+-)/);
    await change(address, [{ path: ["title"], value: opened }], { opened });
    expect(file(post)).not.toContain("formerly");
  });

  test("that a post had leads to it, and links to it follow", async () => {
    const other = "blog/answer-every-review.md";
    const link = "[found](/blog-lists/how-to-be-found-on-your-own-street)";
    writeFileSync(join(root, "content", other), `${file(other)}\n${link}\n`);
    const { state } = await change(address, [{ path: ["~address"], value: "Be found!" }]);
    expect(state?.path).toBe("blog/be-found.md");
    expect(readdirSync(join(root, "content/blog"))).not.toContain(post.replace("blog/", ""));
    expect(file("blog/be-found.md")).toMatch(/formerly:\n\s+- how-to-be-found-on-your-own-street/);
    expect(file(other)).toContain("[found](/blog-lists/be-found)");
  });

  test("that a page of text had leads to it in one hop, also back and forth", async () => {
    await change("pages/how-we-answer", [{ path: ["~address"], value: "what-we-answer" }]);
    expect(file("redirects.yaml")).toContain("- from: /how-we-answer\n    to: /what-we-answer");
    expect(file("redirects.yaml")).toContain("- from: /opening-hours\n    to: /what-we-answer");
    await change("pages/what-we-answer", [{ path: ["~address"], value: "how-we-answer" }]);
    expect(file("redirects.yaml")).not.toContain("from: /how-we-answer");
    expect(file("redirects.yaml")).toContain("- from: /what-we-answer\n    to: /how-we-answer");
  });

  test("that another post has is refused", async () => {
    const { kept } = await change(address, [
      { path: ["~address"], value: "a-coupon-for-a-quiet-tuesday" },
    ]);
    expect(kept?.[0]?.message).toMatch(/there is a file of this name already/);
    expect(file(post)).toContain("title:");
  });
});

test("a form that is open hears of a change elsewhere, and of nothing else", async () => {
  const ask = (seen = "") => sendChanges("pages/not-found", [], { seen });
  const seen = (await ask()).state?.version;
  expect((await ask(seen)).status).toBe(204);
  writeFileSync(join(root, "content/faq.yaml"), `${file("faq.yaml")}\n`);
  expect((await ask(seen)).status).toBe(200);
  rmSync(join(root, "content/pages/not-found.yaml"));
  expect((await ask(seen)).problem).toBe("the file is not there any more");
});

describe("a new entry", () => {
  test("is a draft in order, under the name of its title", async () => {
    const service = { service: "cloud-storage" };
    const answer = await submit("blog/new", { title: "A Window in December", ...service });
    expect(answer.headers.get("location")).toBe("/edit/blog/a-window-in-december");
    expect(file("blog/a-window-in-december.md")).toMatch(/draft: true[\s\S]*\[cloud-storage\]/);
    expect(loadTexts(readFiles(root), root).problems.map(formatProblem)).toEqual([]);
    expect((await submit("pages/new", { title: "What Is New" })).status).toBe(303);
    expect((await submit("services/new", { title: "Window Posters" })).status).toBe(303);
  });

  test.each([
    ["services/new", "Cloud Storage", "There is content/services/cloud-storage.yaml already"],
    ["services/new", "!!!", "It needs a letter or digit"],
    ["pages/new", "Robots", "is taken"],
  ])("of %s is refused under the name %s", async (address, title, message) => {
    const before = readFiles(root);
    const answer = await submit(address, { title });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(message);
    expect(readFiles(root)).toEqual(before);
  });

  test("written in the evening is of that day where the company is", async () => {
    vi.stubEnv("SITE_DATE", "");
    vi.useFakeTimers({ now: new Date("2026-12-01T03:00:00Z"), toFake: ["Date"] });
    await submit("blog/new", { title: "An Evening", service: "cloud-storage" });
    vi.useRealTimers();
    expect(file("blog/an-evening.md")).toContain("date: 2026-11-30");
  });
});

describe("a deletion", () => {
  const page = "pages/how-we-answer";

  test("names what links to the page, leads its address elsewhere, and is undone", async () => {
    const before = readFiles(root);
    writeFileSync(join(root, `content/${post}`), `${file(post)}\n[us](/how-we-answer)\n`);
    expect(await (await open(`delete/${page}`)).text()).toContain(
      `<a href="/edit/${address}">How to Be Found on Your Own Street</a>`,
    );
    const answer = await submit(`delete/${page}`, { to: "/contact" });
    const kept = /name="before" value="([^"]*)"/.exec(await answer.text())?.[1] ?? "";
    expect(readFiles(root)).not.toHaveProperty([`${page}.md`]);
    expect(file(post)).toContain("[us](/contact)");
    expect(file("redirects.yaml")).toContain("- from: /how-we-answer\n    to: /contact");
    const texts = kept.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&gt;", ">");
    await submit("~restore", { before: texts.replaceAll("&lt;", "<").replaceAll("&amp;", "&") });
    expect({ ...readFiles(root), [post]: before[post] }).toEqual(before);
  });

  test("of what other texts need is refused with their place", async () => {
    const answer = await submit("delete/services/digital-flyers", { to: "/contact" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("It stays, since it is needed");
    expect(file("services/digital-flyers.yaml")).toContain("name:");
  });
});

test("pictures are added once, replaced, shown and deleted, and say what no text shows", async () => {
  const named = (name: string, bytes: Buffer) => new File([new Uint8Array(bytes)], name);
  const wide = await photo(1000, 700).jpeg().toBuffer();
  const high = await photo(800, 900).jpeg().toBuffer();
  const put = async (fields: Record<string, string | File>) =>
    (await (await submit(address, fields)).json()) as Answer;
  const shop = named("Shop window (1).JPG", wide);
  for (const name of ["shop-window-1.jpg", "shop-window-1.jpg"])
    expect((await put({ picture: shop })).picture).toEqual({ name });
  const second = await put({ picture: named("Shop window (1).JPG", high) });
  expect(second.picture).toEqual({ name: "shop-window-1-2.jpg" });
  expect(second.state?.choices.pictures?.find(({ name }) => /-2/.test(name))?.isShown).toBe(false);
  await put({ picture: named("other.jpg", high), name: "shop-window-1.jpg" });
  const shown = await open(`${address}?picture=shop-window-1.jpg`);
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(high);
  await put({ name: "shop-window-1.jpg" });
  expect((await open(`${address}?picture=shop-window-1.jpg`)).status).toBe(404);
  expect((await open(`${address}?picture=../../package.json`)).status).toBe(404);

  const long = await put({ picture: named(`${"a".repeat(400)}.jpg`, wide) });
  expect(long.picture).toEqual({ name: `${"a".repeat(100)}.jpg` });
  const cut = await put({ picture: named("cut.jpg", wide.subarray(0, wide.length / 2)) });
  expect(cut.picture).toEqual({ problem: expect.stringContaining("is damaged") });
});

test("texts that are put back stay in content/", async () => {
  const before = JSON.stringify({ "blog/../../evil.md": "Theirs." });
  await expect(submit("~restore", { before })).rejects.toThrow("is no path in content/");
  expect(readdirSync(root)).not.toContain("evil.md");
});

describe("what is not answered", () => {
  const changes = [{ key: "hint", now: "Theirs." }];
  const json = { "content-type": "application/json" };

  test.each([
    { host: "localhost:3000", origin: "https://evil.example" },
    { host: "localhost:3000", origin: "null" },
    { host: "evil.example:3000", origin: "http://evil.example:3000" },
    { host: "evil.example:3000" },
  ] as Record<string, string>[])("%o", async (headers) => {
    const sent = JSON.stringify({ changes });
    expect((await open("pages/not-found", headers)).status).toBe(403);
    expect((await sendTo("pages/not-found", sent, { ...json, ...headers })).status).toBe(403);
    expect(file("pages/not-found.yaml")).not.toContain("Theirs.");
  });

  test("a form whose page no browser names", async () => {
    const form = new FormData();
    form.set("title", "Theirs");
    const body = await new Response(form).arrayBuffer();
    const url = "http://localhost:3000/edit/pages/new";
    const nameless = { ...host, "content-length": String(body.byteLength) };
    const request = new Request(url, { method: "POST", body, headers: nameless });
    expect((await send(request, "pages/new")).status).toBe(403);
  });

  test.each([
    ["deep JSON", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, 422],
    ["no JSON", "changes", 400],
    ["no changes", "{}", 422],
    ["more than a megabyte", `"${"a".repeat(1_100_000)}"`, 413],
  ])("%s", async (_, body, status) => {
    expect((await sendTo("pages/not-found", body, json)).status).toBe(status);
  });
});

test("a day beyond sense is refused, and one is shown until it is ended", async () => {
  const headers = { "content-length": "100" };
  const look = async (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.set(key, value);
    return (await sendTo("~view", form, headers)).status;
  };
  for (const day of ["0001-01-01", "20261-01-01", "2026-02-31", ""])
    expect(await look({ day, region: "us" }), day).toBe(422);
  expect(await look({ day: "2026-12-24", region: "ca" })).toBe(200);
  expect(readdirSync(join(root, "content"))).toContain(".preview.json");
  expect(await look({ now: "yes" })).toBe(200);
  expect(readdirSync(join(root, "content"))).not.toContain(".preview.json");
});
