import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bundleInPage } from "../in-page-scripts.ts";

type Button = { dataset: Record<string, string>; nextElementSibling: { textContent: string } };

/** A copy button; its text is refused where it says so. */
const buttonOf = (copy: string): Button => ({
  dataset: { copy, copied: `${copy} copied`, refused: `${copy} refused` },
  nextElementSibling: { textContent: "" },
});

let press: (button: Button) => Promise<void>;
const noticeOf = ({ nextElementSibling }: Button) => nextElementSibling.textContent;

beforeEach(async () => {
  const script = await bundleInPage(["copy.ts"]);
  vi.useFakeTimers();
  const writeText = (text: string) =>
    text === "locked" ? Promise.reject(new Error("refused")) : Promise.resolve();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  vi.stubGlobal("getSelection", () => ({ selectAllChildren() {} }));
  vi.stubGlobal("document", { getElementById: (id: string) => ({ textContent: id }) });
  vi.stubGlobal("addEventListener", (_: string, listen: (event: object) => Promise<void>) => {
    press = (button) => listen({ target: { closest: () => button } });
  });
  new Function(script)();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("each notice shows for ten seconds, whatever is copied meanwhile", async () => {
  const [code, letter, locked] = [buttonOf("code"), buttonOf("letter"), buttonOf("locked")];
  await press(code);
  vi.advanceTimersByTime(4000);
  await press(letter);
  await press(locked);
  expect([code, letter, locked].map(noticeOf)).toEqual([
    "code copied",
    "letter copied",
    "locked refused",
  ]);
  vi.advanceTimersByTime(6000);
  expect([code, letter, locked].map(noticeOf)).toEqual(["", "letter copied", "locked refused"]);
  vi.advanceTimersByTime(4000);
  expect([code, letter, locked].map(noticeOf)).toEqual(["", "", ""]);
});

test("a second press, also while the first is under way, shows its notice for ten seconds", async () => {
  const code = buttonOf("code");
  await Promise.all([press(code), press(code)]);
  vi.advanceTimersByTime(7000);
  await press(code);
  vi.advanceTimersByTime(9999);
  expect(noticeOf(code)).toBe("code copied");
  vi.advanceTimersByTime(1);
  expect(noticeOf(code)).toBe("");
});
