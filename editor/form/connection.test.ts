import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FormState } from "../form-state.ts";
import type { Sent } from "../handlers.tsx";
import { withChanges } from "../values.ts";
import { type Answer, Connection } from "./connection.ts";

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
  const control = { isGone: false, holds: false, token: "first" };
  const state = () => ({ path: "pages/a.yaml", ...file, version: String(file.version) });
  const elsewhere = (data: FormState["data"]) => {
    file.data = { ...file.data, ...data };
    file.version++;
  };
  const ask = async (address: unknown, options: RequestInit = {}) => {
    if (control.isGone) throw new TypeError("Failed to fetch");
    if (control.holds) await new Promise<void>((resolve) => held.push(resolve));
    if (!options.body) {
      asked.push(String(address));
      const isSeen = String(address).includes(`seen=${file.version}`);
      return isSeen ? new Response(null, { status: 204 }) : Response.json({ state: state() });
    }
    const sent = JSON.parse(String(options.body)) as Sent;
    if (sent.token !== control.token)
      return Response.json({ token: control.token } satisfies Answer, { status: 403 });
    elsewhere(withChanges(file.data, sent.changes));
    return Response.json({ state: state(), refused: [] });
  };
  const connection = new Connection(state() as FormState, ask as typeof fetch, "first");
  const release = () => {
    for (const go of held.splice(0)) go();
  };
  return { file, control, elsewhere, connection, release, asked };
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
  expect(connection.isUnsent).toBe(true);
  control.isGone = false;
  control.token = "of the next server";
  await vi.advanceTimersByTimeAsync(2000);
  expect(file.data.title).toBe("Kept");
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
  expect(connection.view().canUndo).toBe(false);
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
