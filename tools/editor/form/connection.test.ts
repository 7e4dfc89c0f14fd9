import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Fields } from "../field-names.ts";
import type { FormState } from "../form-state.ts";
import { type Kept, merge } from "../merge.ts";
import type { Sent } from "../take-changes.ts";
import { Connection } from "./connection.ts";
import { Draft } from "./draft.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A file, its form, and a server that changes it; each answer waits for `release`. */
function server() {
  const file = { data: { title: "A", hint: "B" } as Fields, version: 0 };
  const held: (() => void)[] = [];
  const asked: string[] = [];
  const control = { isGone: false, isCutOff: false, holds: false, hasError: false, problem: "" };
  const state = () => ({ path: "pages/a.yaml", data: file.data, version: String(file.version) });
  const elsewhere = (data: Fields) => {
    file.data = { ...file.data, ...data };
    file.version++;
  };
  const ask = async (_: unknown, options: RequestInit = {}) => {
    if (control.isGone) throw new TypeError("Failed to fetch");
    if (control.hasError) return new Response("<h1>Error</h1>", { status: 500 });
    if (control.holds) await new Promise<void>((resolve) => held.push(resolve));
    const { changes, seen } = JSON.parse(String(options.body)) as Sent;
    if (changes.length === 0) {
      asked.push(seen);
      const isSeen = seen === String(file.version);
      return isSeen ? new Response(null, { status: 204 }) : Response.json({ state: state() });
    }
    if (control.problem) return Response.json({ problem: control.problem });
    const kept: Kept[] = [];
    for (const { key, was, now } of changes)
      elsewhere({ [key]: merge(was, now, file.data[key], (words) => kept.push(words), [key]) });
    if (control.isCutOff) throw new TypeError("Failed to fetch");
    return Response.json({ state: state(), kept });
  };
  const draft = new Draft(state() as FormState);
  const connection = new Connection(draft, ask as typeof fetch);
  const release = () => {
    for (const go of held.splice(0)) go();
  };
  return { file, control, elsewhere, draft, connection, release, asked };
}

const type = (draft: Draft, data: object) => draft.edit({ ...draft.view().data, ...data });

test("what is typed while a save runs stays, and is saved next", async () => {
  const { file, control, draft, release } = server();
  control.holds = true;
  type(draft, { title: "A now" });
  expect(draft.said).toBe("Saving…");
  await vi.advanceTimersByTimeAsync(500);
  type(draft, { title: "A now and later" });
  control.holds = false;
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.view().data.title).toBe("A now and later");
  expect(file.data.title).toBe("A now");
  expect(draft.said).toBe("Saving…");
  await vi.advanceTimersByTimeAsync(1000);
  expect(file.data.title).toBe("A now and later");
  expect(draft.said).toBe("Saved");
});

test("changes elsewhere show at once, beside what was typed here", async () => {
  const { file, elsewhere, draft } = server();
  elsewhere({ hint: "Theirs" });
  type(draft, { title: "Mine" });
  await vi.advanceTimersByTimeAsync(2000);
  expect(draft.view().data).toEqual({ title: "Mine", hint: "Theirs" });
  expect(file.data).toEqual({ title: "Mine", hint: "Theirs" });
  elsewhere({ title: "Theirs, later" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(draft.view().data.title).toBe("Theirs, later");
});

test("with the server gone, changes are kept, said, and sent when it is back", async () => {
  const { file, control, draft, connection } = server();
  control.isGone = true;
  type(draft, { title: "Kept" });
  await vi.advanceTimersByTimeAsync(3000);
  expect(draft.said).toMatch(/^Not saved: the preview does not answer.*trying again$/);
  expect(connection.wouldLose).toBe(true);
  control.isGone = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(file.data.title).toBe("Kept");
  expect(draft.said).toBe("Saved");
});

test("a server that is gone, or has an error, is named; nothing is unsaved by it", async () => {
  const { control, draft, connection } = server();
  control.isGone = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(draft.said).toBe("The preview does not answer; it may have been ended");
  control.isGone = false;
  control.hasError = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(draft.said).toBe("The preview has an error (500)");
  type(draft, { title: "Kept" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(draft.said).toBe("Not saved: the preview has an error (500), trying again");
  const picture = await connection.sendPicture({});
  expect(picture).toEqual({ problem: "The preview has an error (500). Try again." });
  control.hasError = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(draft.said).toBe("Saved");
});

test("steps are undone and repeated across fields, and typing in one field is one step", async () => {
  const { file, draft } = server();
  for (const title of ["A1", "A12", "A123"]) {
    type(draft, { title });
    await vi.advanceTimersByTimeAsync(100);
  }
  type(draft, { hint: "B1" });
  await vi.advanceTimersByTimeAsync(1000);
  draft.undo();
  expect(draft.view().data).toEqual({ title: "A123", hint: "B" });
  draft.undo();
  await vi.advanceTimersByTimeAsync(1000);
  expect(file.data).toEqual({ title: "A", hint: "B" });
  expect(draft.history.canUndo).toBe(false);
  draft.redo();
  draft.redo();
  await vi.advanceTimersByTimeAsync(1000);
  expect(file.data).toEqual({ title: "A123", hint: "B1" });
  expect(draft.undo()).toEqual(["hint"]);
});

test("a form that nobody edits asks, and is not drawn again", async () => {
  const { draft, asked } = server();
  const drawn = vi.fn();
  draft.subscribe(drawn);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.length).toBeGreaterThan(3);
  expect(drawn).not.toHaveBeenCalled();
});

test("typing without a pause is saved every few seconds", async () => {
  const { file, draft } = server();
  for (let i = 1; i <= 40; i++) {
    type(draft, { title: "A".repeat(i) });
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(String(file.data.title).length).toBeGreaterThan(20);
  expect(draft.view().data.title).toBe("A".repeat(40));
});

test("a form that is left right after typing sends it, and does not ask", async () => {
  const { file, draft, connection } = server();
  type(draft, { title: "Typed last" });
  expect(connection.wouldLose).toBe(false);
  connection.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(file.data.title).toBe("Typed last");
});

test("a form that is left while a save runs sends what was typed since, too", async () => {
  const { file, control, draft, connection, release } = server();
  control.holds = true;
  type(draft, { title: "First" });
  await vi.advanceTimersByTimeAsync(500);
  type(draft, { title: "First and last" });
  connection.leave();
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(file.data.title).toBe("First and last");
});

test("a form that is left with more than the browser sends then asks", () => {
  const { draft, connection } = server();
  type(draft, { title: "long ".repeat(20_000) });
  expect(connection.wouldLose).toBe(true);
});

test("words whose field was changed elsewhere stay on screen until they are copied", async () => {
  const { file, elsewhere, draft, connection } = server();
  type(draft, { title: "Mine" });
  elsewhere({ title: "Theirs" });
  await vi.advanceTimersByTimeAsync(500);
  expect(file.data.title).toBe("Theirs");
  expect(draft.view()).toMatchObject({ data: { title: "Theirs" }, kept: [{ words: "Mine" }] });
  expect(connection.wouldLose).toBe(true);
  const [kept] = draft.view().kept;
  if (kept) draft.forget(kept);
  expect(connection.wouldLose).toBe(false);
});

test("what was written without an answer is sent again, and stays once", async () => {
  const { file, control, draft } = server();
  control.isCutOff = true;
  type(draft, { title: "Once" });
  await vi.advanceTimersByTimeAsync(600);
  type(draft, { title: "Once more" });
  control.isCutOff = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(file.data.title).toBe("Once more");
  expect(draft.said).toBe("Saved");
  expect(draft.view().kept).toEqual([]);
});

test("with a full disk the words stay, and are saved once there is room", async () => {
  const { file, control, draft } = server();
  control.problem = "the disk is full";
  type(draft, { title: "Kept" });
  await vi.advanceTimersByTimeAsync(2000);
  expect(draft.said).toBe("Not saved: the disk is full, trying again");
  expect(draft.view().data.title).toBe("Kept");
  control.problem = "";
  await vi.advanceTimersByTimeAsync(2000);
  expect(file.data.title).toBe("Kept");
});

test("a step is undone where it was, and what came later stays, here and elsewhere", async () => {
  const { file, elsewhere, draft } = server();
  type(draft, { title: "A mistake" });
  await vi.advanceTimersByTimeAsync(2000);
  elsewhere({ more: "Theirs" });
  await vi.advanceTimersByTimeAsync(2000);
  expect(draft.undo()).toEqual(["title"]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(file.data).toEqual({ title: "A", hint: "B", more: "Theirs" });
});

test("a step whose words were changed elsewhere leaves theirs, and does not hold up earlier ones", async () => {
  const { elsewhere, draft } = server();
  type(draft, { hint: "Mine" });
  await vi.advanceTimersByTimeAsync(2000);
  type(draft, { title: "Mine" });
  await vi.advanceTimersByTimeAsync(2000);
  elsewhere({ title: "Theirs" });
  await vi.advanceTimersByTimeAsync(2000);
  draft.undo();
  expect(draft.view().data).toEqual({ title: "Theirs", hint: "Mine" });
  draft.undo();
  expect(draft.view().data).toEqual({ title: "Theirs", hint: "B" });
});

test("a file that another program breaks is text until it is mended, then a form again", async () => {
  const { file, draft } = server();
  const form = file.data;
  Object.assign(file, { data: { "~text": "a: [" }, version: 1 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(draft.view().data).toEqual({ "~text": "a: [" });
  Object.assign(file, { data: form, version: 2 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(draft.view().data).toEqual(form);
});

test("a line break at the end of a text is shown before more is typed", () => {
  const { draft } = server();
  type(draft, { title: "A\n" });
  expect(draft.view().data.title).toBe("A\n");
});
