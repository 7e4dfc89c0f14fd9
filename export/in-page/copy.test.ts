import { afterEach, expect, test, vi } from "vitest";
import { bundleInPage } from "../in-page-scripts.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// That the text is copied, or selected where that is refused: e2e/pages/documents.spec.ts.
test("a notice shows for ten seconds, from the last press on", async () => {
  vi.useFakeTimers();
  let press: (event: object) => Promise<void> = async () => {};
  class FakeElement {}
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("navigator", { clipboard: { writeText: async () => {} } });
  vi.stubGlobal("addEventListener", (_: string, listen: typeof press) => {
    press = listen;
  });
  new Function(await bundleInPage(["copy.ts"]))();

  const notice = { textContent: "" };
  const button = { dataset: { copy: "ANGEL", copied: "Copied" }, nextElementSibling: notice };
  const target = Object.assign(new FakeElement(), { closest: () => button });
  await press({ target });
  vi.advanceTimersByTime(7000);
  await press({ target });
  vi.advanceTimersByTime(9999);
  expect(notice.textContent).toBe("Copied");
  vi.advanceTimersByTime(1);
  expect(notice.textContent).toBe("");
});
