import { describe, expect, test } from "vitest";
import { type Kept, merge } from "./merge.ts";

function merged(base: unknown, mine: unknown, theirs: unknown) {
  const kept: Kept[] = [];
  return { result: merge(base, mine, theirs, (words) => kept.push(words)), kept };
}

const entry = (question: string, answer = `About ${question}.`) => ({ question, answer });
const [a, b, c, d] = ["A", "B", "C", "D"].map((name) => entry(name));
const mine = entry("C", "My words.");

describe("an answer typed in an entry", () => {
  test.each([
    ["stays", [a, b, c], [a, b, mine]],
    ["was moved", [c, a, b], [mine, a, b]],
    ["has another before it", [d, a, b, c], [d, a, b, mine]],
    ["has none before it", [c], [mine]],
    ["has another question", [a, b, entry("C?", "About C.")], [a, b, entry("C?", "My words.")]],
  ])("that %s is there", (_, theirs, result) => {
    expect(merged([a, b, c], [a, b, mine], theirs)).toEqual({ result, kept: [] });
  });

  test("that was taken out is kept, and no other has it", () => {
    expect(merged([a, b, c, d], [a, b, mine, d], [a, b, d])).toEqual({
      result: [a, b, d],
      kept: [{ path: [2], message: expect.stringContaining("taken out"), words: "C\nMy words." }],
    });
  });

  test("that was answered elsewhere is kept, and theirs stays", () => {
    const theirs = [entry("C", "Their words."), a, b];
    const { result, kept } = merged([a, b, c], [a, b, mine], theirs);
    expect(result).toEqual(theirs);
    expect(kept).toMatchObject([{ path: [0, "answer"], words: "My words." }]);
  });
});

test.each([
  ["adds and takes out, the other moves", [a, c, d], [c, b, a], [c, d, a]],
  ["takes out what the other moved", [a, c], [c, b, a], [c, a]],
  ["takes out what the other changed, which stays", [a, b], [a, b, mine], [a, b, mine]],
  [
    "adds one, and so does the other",
    [a, b, c, d],
    [a, b, c, entry("E")],
    [a, b, c, d, entry("E")],
  ],
  ["moves, and the other changes", [c, a, b], [a, b, mine], [mine, a, b]],
])("of two lists, one %s", (_, my, theirs, result) => {
  expect(merged([a, b, c], my, theirs)).toEqual({ result, kept: [] });
});

describe("a text", () => {
  const text = "One.\n\nTwo.\n\nThree.\n";

  test("of which both change paragraphs has both", () => {
    const [my, theirs] = [text.replace("One", "First"), text.replace("Three", "Third")];
    expect(merged(text, my, theirs)).toEqual({ result: "First.\n\nTwo.\n\nThird.\n", kept: [] });
  });

  test("of which both change one paragraph keeps theirs, my other paragraphs, and my words", () => {
    const my = text.replace("Two", "Second").replace("Three", "Third");
    expect(merged(text, my, text.replace("Two", "Zwei"))).toEqual({
      result: "One.\n\nZwei.\n\nThird.\n",
      kept: [{ path: [], message: expect.stringContaining("changed elsewhere"), words: "Second." }],
    });
  });

  test("that goes on while it is saved goes on in the form", () => {
    expect(merged("One.", "One. Two", "One.\n").result).toBe("One. Two");
  });
});

test.each([
  ["emptied", { title: "A", until: "2026-12-01" }, { title: "A" }],
  ["emptied as a text", { title: "A", until: "2026-12-01" }, { title: "A", until: "" }],
])("a field that is %s is taken out, and others' fields stay", (_, base, my) => {
  const { result } = merged(base, my, { ...base, hint: "Theirs." });
  expect(merged({}, {}, result).result).toMatchObject({ title: "A", hint: "Theirs." });
  expect((result as typeof base).until || undefined).toBeUndefined();
});

test("what was sent before, without an answer, merges to the same", () => {
  const [base, my] = [
    { items: [a, b], n: 1 },
    { items: [a, mine, b], n: 2 },
  ];
  expect(merged(base, my, my)).toEqual({ result: my, kept: [] });
});
