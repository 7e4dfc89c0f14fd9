import { expect, test } from "vitest";
import { readSource } from "./source.ts";

/** The problems of a file of fields, with their lines and fields. */
function problemsOf(text: string, file = "content/x.yaml"): string[] {
  const { problem } = readSource(file, text);
  return problem ? [`${problem.line} ${problem.field}: ${problem.message}`] : [];
}
const between = (fields: string) => `first: words\n${fields}\nlast: words\n`;

const post = "content/blog/x.md";
test.each([
  ["no front matter", post, "Words.", '1 : needs its fields on top, between two lines of "---"'],
  ["an open front matter", post, "---\na: b\nWords", "1 : needs its fields on top"],
  ["UTF-16", post, Buffer.from("a: Café", "utf16le").toString(), "1 : is in another encoding"],
  ["UTF-16 with its mark", post, Buffer.from("\uFEFFé", "utf16le").toString(), "1 : is in another"],
])("a file is refused for %s", (_, file, text, message) => {
  expect(problemsOf(text, file)).toEqual([expect.stringContaining(message)]);
});

const isNoText = 'has a "#", "&" or "*", which YAML does not read';
test.each([
  ["an unquoted star", "a: *friends", isNoText],
  ["an anchor", "a: &friends Ann and Bob", `2 : ${isNoText}`],
  ["a # on its line", "a: Is table # 4 taken?", `2 : ${isNoText}`],
  ["a # in front", "a: # 4 in town\n  Tables", isNoText],
  ["a # in a list", "list:\n  - one\n  - two #2", `4 : ${isNoText}`],
  ["a # on a line of its own", "a: We are\n  #1 in town", isNoText],
])("a field is refused for %s", (_, fields, message) => {
  expect(problemsOf(between(fields))).toEqual([expect.stringContaining(message)]);
});

test("below the fields, nobody sees what goes, and each line has its end", () => {
  const text = "---\na: b\n---\nO\u200Bne\u202E\u2028\u2028Two\v";
  expect(readSource(post, text)).toMatchObject({ body: "One\n\nTwo\n" });
});

test.each([
  ["a comment on a line of its own", "# words\na: Words\n# more", "Words"],
  [
    "a comment in a list",
    "a:\n  # words\n  - b: Words\n    # more\n    c: 1",
    [{ b: "Words", c: 1 }],
  ],
  ["a comment beside a number", "a: 7 # a week", 7],
  ["a comment beside a quoted text", 'a: "Words" # 4', "Words"],
  ["a comment beside a group", "a: # words\n  b: Words", { b: "Words" }],
  ["a # in a folded text", "a: >-\n  Table # 4\n  # 5", "Table # 4 # 5"],
  ["a byte order mark", "\uFEFFa: b", "b"],
  ["what nobody sees", "a\u200B: S\u00ADho\u200Bp\u202E\u200E \u0007", "Shop"],
  ["escapes", 'a: "A bell\\a \\uD83C"', "A bell \uFFFD"],
  ["what emoji are made of", "a: 👩‍🌾 ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👩‍🌾 ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
  ["line ends of Word and Google Docs", "a: One\vTwo\u2028Three", "One\nTwo\nThree"],
  ["lines of Windows", "a: |\r\n  b\r\n  c\r\n", "b\nc\n"],
])("%s is read as it looks", (_, field, a) => {
  expect(problemsOf(field)).toEqual([]);
  expect(readSource("content/x.yaml", field).data).toEqual({ a });
});
