import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FormState } from "../form-state.ts";
import { type Kept, merge } from "../merge.ts";
import type { Sent } from "../take-changes.ts";
import { Connection } from "./connection.ts";
import { type Answer, Server } from "./server.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A file, and a server that changes it; each answer waits for `release`. */
function server() {
  const file = { data: { title: "A", hint: "B" } as FormState["data"], version: 0 };
  const held: (() => void)[] = [];
  const asked: string[] = [];
  const control = {
    isGone: false,
    isCutOff: false,
    holds: false,
    hasError: false,
    token: "first",
    problem: "",
  };
  const mode = { asText: false, isBroken: false };
  const state = () => ({ path: "pages/a.yaml", ...mode, ...file, version: String(file.version) });
  const elsewhere = (data: FormState["data"]) => {
    file.data = { ...file.data, ...data };
    file.version++;
  };
  const ask = async (address: unknown, options: RequestInit = {}) => {
    if (control.isGone) throw new TypeError("Failed to fetch");
    if (control.hasError) return new Response("<h1>Error</h1>", { status: 500 });
    if (control.holds) await new Promise<void>((resolve) => held.push(resolve));
    if (!options.body) {
      asked.push(String(address));
      const isSeen = String(address).includes(`seen=${file.version}`);
      return isSeen ? new Response(null, { status: 204 }) : Response.json({ state: state() });
    }
    const sent = JSON.parse(String(options.body)) as Sent;
    if (sent.token !== control.token)
      return Response.json({ token: control.token } satisfies Answer, { status: 403 });
    if (control.problem) return Response.json({ problem: control.problem });
    const kept: Kept[] = [];
    for (const { key, was, now } of sent.changes)
      elsewhere({ [key]: merge(was, now, file.data[key], (words) => kept.push(words), [key]) });
    if (control.isCutOff) throw new TypeError("Failed to fetch");
    return Response.json({ state: state(), kept });
  };
  const connection = new Connection(state() as FormState, new Server(ask as typeof fetch, "first"));
  const release = () => {
    for (const go of held.splice(0)) go();
  };
  return { file, mode, control, elsewhere, connection, release, asked };
}

const type = (connection: Connection, data: object) =>
  connection.edit({ ...connection.view().data, ...data });

test("what is typed while a save runs stays, and is saved next", async () => {
  const { file, control, connection, release } = server();
  control.holds = true;
  type(connection, { title: "A now" });
  expect(connection.view().said).toBe("Saving…");
  await vi.advanceTimersByTimeAsync(500);
  type(connection, { title: "A now and later" });
  control.holds = false;
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.view().data.title).toBe("A now and later");
  expect(file.data.title).toBe("A now");
  expect(connection.view().said).toBe("Saving…");
  await vi.advanceTimersByTimeAsync(1000);
  expect(file.data.title).toBe("A now and later");
  expect(connection.view().said).toBe("Saved");
});

test("changes elsewhere show at once, beside what was typed here", async () => {
  const { file, connection, elsewhere } = server();
  const end = connection.start();
  elsewhere({ hint: "Theirs" });
  type(connection, { title: "Mine" });
  await vi.advanceTimersByTimeAsync(2000);
  expect(connection.view().data).toEqual({ title: "Mine", hint: "Theirs" });
  expect(file.data).toEqual({ title: "Mine", hint: "Theirs" });
  elsewhere({ title: "Theirs, later" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(connection.view().data.title).toBe("Theirs, later");
  end();
});

test("with the server gone, changes are kept, said, and sent when it is back", async () => {
  const { file, control, connection } = server();
  const end = connection.start();
  control.isGone = true;
  type(connection, { title: "Kept" });
  await vi.advanceTimersByTimeAsync(3000);
  expect(connection.view().said).toMatch(/^Not saved: the preview does not answer.*trying again$/);
  expect(connection.wouldLose).toBe(true);
  control.isGone = false;
  control.token = "of the next server";
  await vi.advanceTimersByTimeAsync(2000);
  expect(file.data.title).toBe("Kept");
  expect(connection.view().said).toBe("Saved");
  end();
});

test("a server that is gone, or has an error, is named; nothing is unsaved by it", async () => {
  const { control, connection } = server();
  const end = connection.start();
  control.isGone = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(connection.view().said).toBe("The preview does not answer; it may have been ended");
  control.isGone = false;
  control.hasError = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(connection.view().said).toBe("The preview has an error (500)");
  type(connection, { title: "Kept" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(connection.view().said).toBe("Not saved: the preview has an error (500), trying again");
  const picture = await connection.sendPicture({});
  expect(picture).toEqual({ problem: "The preview has an error (500). Try again." });
  control.hasError = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(connection.view().said).toBe("Saved");
  end();
});

test("steps are undone and repeated across fields, and typing in one field is one step", async () => {
  const { file, connection } = server();
  for (const title of ["A1", "A12", "A123"]) {
    type(connection, { title });
    await vi.advanceTimersByTimeAsync(100);
  }
  type(connection, { hint: "B1" });
  await vi.advanceTimersByTimeAsync(1000);
  connection.undo();
  expect(connection.view().data).toEqual({ title: "A123", hint: "B" });
  connection.undo();
  await vi.advanceTimersByTimeAsync(1000);
  expect(file.data).toEqual({ title: "A", hint: "B" });
  expect(connection.view().steps).toEqual([]);
  connection.redo();
  connection.redo();
  await vi.advanceTimersByTimeAsync(1000);
  expect(file.data).toEqual({ title: "A123", hint: "B1" });
  expect(connection.undo()).toEqual(["hint"]);
});

test("a form that nobody edits asks, and is not drawn again", async () => {
  const { connection, asked } = server();
  const end = connection.start();
  const drawn = vi.fn();
  connection.subscribe(drawn);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.length).toBeGreaterThan(3);
  expect(drawn).not.toHaveBeenCalled();
  end();
});

test("typing without a pause is saved every few seconds", async () => {
  const { file, connection } = server();
  for (let i = 1; i <= 40; i++) {
    type(connection, { title: "A".repeat(i) });
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(String(file.data.title).length).toBeGreaterThan(20);
  expect(connection.view().data.title).toBe("A".repeat(40));
});

test("a form that is left right after typing sends it, and does not ask", async () => {
  const { file, connection } = server();
  type(connection, { title: "Typed last" });
  expect(connection.wouldLose).toBe(false);
  connection.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(file.data.title).toBe("Typed last");
});

test("a form that is left while a save runs sends what was typed since, too", async () => {
  const { file, control, connection, release } = server();
  control.holds = true;
  type(connection, { title: "First" });
  await vi.advanceTimersByTimeAsync(500);
  type(connection, { title: "First and last" });
  connection.leave();
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(file.data.title).toBe("First and last");
});

test("a form that is left with more than the browser sends then asks", () => {
  const { connection } = server();
  type(connection, { title: "long ".repeat(20_000) });
  expect(connection.wouldLose).toBe(true);
});

test("words whose field was changed elsewhere stay on screen until they are copied", async () => {
  const { file, connection, elsewhere } = server();
  type(connection, { title: "Mine" });
  elsewhere({ title: "Theirs" });
  await vi.advanceTimersByTimeAsync(500);
  expect(file.data.title).toBe("Theirs");
  expect(connection.view()).toMatchObject({ data: { title: "Theirs" }, kept: [{ words: "Mine" }] });
  expect(connection.wouldLose).toBe(true);
  const [kept] = connection.view().kept;
  if (kept) connection.forget(kept);
  expect(connection.wouldLose).toBe(false);
});

test("what was written without an answer is sent again, and stays once", async () => {
  const { file, control, connection } = server();
  const end = connection.start();
  control.isCutOff = true;
  type(connection, { title: "Once" });
  await vi.advanceTimersByTimeAsync(600);
  type(connection, { title: "Once more" });
  control.isCutOff = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(file.data.title).toBe("Once more");
  expect(connection.view()).toMatchObject({ said: "Saved", kept: [] });
  end();
});

test("with a full disk the words stay, and are saved once there is room", async () => {
  const { file, control, connection } = server();
  const end = connection.start();
  control.problem = "the disk is full";
  type(connection, { title: "Kept" });
  await vi.advanceTimersByTimeAsync(2000);
  expect(connection.view()).toMatchObject({
    data: { title: "Kept" },
    said: "Not saved: the disk is full, trying again",
  });
  control.problem = "";
  await vi.advanceTimersByTimeAsync(2000);
  expect(file.data.title).toBe("Kept");
  end();
});

test("an earlier mistake is taken back alone, and what came later stays, here and elsewhere", async () => {
  const { file, connection, elsewhere } = server();
  const end = connection.start();
  type(connection, { title: "A mistake" });
  await vi.advanceTimersByTimeAsync(2000);
  type(connection, { hint: "Later" });
  elsewhere({ more: "Theirs" });
  await vi.advanceTimersByTimeAsync(2000);
  expect(connection.undo(connection.view().steps[0])).toEqual(["title"]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(file.data).toEqual({ title: "A", hint: "Later", more: "Theirs" });
  end();
});

test("a step whose words were changed since is not taken back alone", async () => {
  const { connection } = server();
  type(connection, { title: "One" });
  await vi.advanceTimersByTimeAsync(2000);
  type(connection, { title: "Two" });
  expect(connection.undo(connection.view().steps[0])).toBeUndefined();
  expect(connection.view().data.title).toBe("Two");
});

test("a file that another program breaks is text until it is mended, then a form again", async () => {
  const { file, mode, connection } = server();
  const form = file.data;
  const end = connection.start();
  Object.assign(mode, { asText: true, isBroken: true });
  Object.assign(file, { data: { "~body": "a: [" }, version: 1 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(connection.view().data).toEqual({ "~body": "a: [" });
  Object.assign(mode, { asText: false, isBroken: false });
  Object.assign(file, { data: form, version: 2 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(connection.view()).toMatchObject({ state: { asText: false }, data: form });
  end();
});

test("a line break at the end of a text is shown before more is typed", () => {
  const { connection } = server();
  type(connection, { title: "A\n" });
  expect(connection.view().data.title).toBe("A\n");
});
