import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bundleInPage } from "../in-page-scripts.ts";

type Button = { dataset: Record<string, string>; nextElementSibling: { textContent: string } };

/** A copy button; the clipboard refuses the text "locked". */
const buttonOf = (copy: string): Button => ({
  dataset: { copy, copyFrom: `${copy}-id`, copied: `${copy} copied`, refused: `${copy} refused` },
  nextElementSibling: { textContent: "" },
});

let clipboard = "";
let selected = "";
let press: (button: Button) => Promise<void>;
const noticeOf = ({ nextElementSibling }: Button) => nextElementSibling.textContent;

beforeEach(async () => {
  const script = await bundleInPage(["copy.ts"]);
  vi.useFakeTimers();
  clipboard = "";
  const writeText = async (text: string) => {
    if (text === "locked") throw new Error("refused");
    clipboard = text;
  };
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  vi.stubGlobal("getSelection", () => ({
    selectAllChildren: ({ id }: { id: string }) => {
      selected = id;
    },
  }));
  vi.stubGlobal("document", {
    getElementById: (id: string) => ({ id, textContent: "Translated" }),
  });
  class FakeElement {}
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("addEventListener", (_: string, listen: (event: object) => Promise<void>) => {
    press = (button) =>
      listen({ target: Object.assign(new FakeElement(), { closest: () => button }) });
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

test("the text of the data is copied, not that of the page; where it is refused, the page's is selected", async () => {
  await press(buttonOf("ANGEL"));
  expect(clipboard).toBe("ANGEL");
  await press(buttonOf("locked"));
  expect(clipboard).toBe("ANGEL");
  expect(selected).toBe("locked-id");
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
