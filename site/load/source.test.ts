import { expect, test } from "vitest";
import { readSource } from "./source.ts";

/** The problems of a file of fields, with their lines and fields. */
function problemsOf(text: string, file = "content/x.yaml"): string[] {
  const { problems } = readSource(file, text);
  return problems.map(({ line, field, message }) => `${line} ${field}: ${message}`);
}
const between = (fields: string) => `first: words\n${fields}\nlast: words\n`;

const post = "content/blog/x.md";
test.each([
  ["nothing", "content/x.yaml", "", "1 : is empty; fill it in or delete it"],
  ["spaces alone", "content/x.yaml", " \n\n \n", "1 : is empty"],
  ["a huge file", "content/x.yaml", `# ${"x".repeat(200_000)}`, "1 : has 200002 characters"],
  ["a huge post", post, "word ".repeat(100_000), "1 : has 500000 characters"],
  ["no front matter", post, "Words.", '1 : needs its fields on top, between two lines of "---"'],
  ["an open front matter", post, "---\na: b\nWords", "1 : needs its fields on top"],
  ["a line before it", post, "\n---\na: b\n---\nWords", "1 : needs its fields on top"],
  ["UTF-16", post, Buffer.from("a: Café", "utf16le").toString(), "1 : has a character that is not"],
  ["Latin-1", post, Buffer.from("a: b\na: Café", "latin1").toString(), "2 : has a character that"],
  ["text that runs backwards", post, "---\na: b\n---\nx\u202E", "4 : has an invisible character"],
  ["a space behind a heading's mark", post, "---\na: b\n---\n##\u00A0A", "4 : has a non-breaking"],
  ["an em space behind a list's mark", post, "---\na: b\n---\n-\u2003A", "4 : has a non-breaking"],
  ["a wide space behind a number", post, "---\na: b\n---\n1.\u3000A", "4 : has a non-breaking"],
  [
    "a conflict in a text",
    post,
    "---\na: b\n---\n<<<<<<< HEAD\na\n=======\nb",
    "4 : has two versi",
  ],
])("a file is refused for %s", (_, file, text, message) => {
  expect(problemsOf(text, file)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ["a tab as indentation", "group:\n\ta: b", "3 : indent with spaces; this line begins with a tab"],
  ["a field too far right", "group:\n  a: b\n     c: d", "4 : is indented wrongly"],
  ["a field too far left", "group:\n   a: b\n  c: d", "4 : is indented wrongly"],
  ["a dash too far left", "list:\n  - a: b\n - a: b", "4 : is indented wrongly"],
  ["a list that lost its dash", "list:\n  - a: b\n    a: c", "4 : this field is there twice"],
  ["a field twice", "a: 1\na: 2", "3 : this field is there twice; keep one"],
  ["a field twice in braces", "group: {a: 1, a: 2}", "2 : this field is there twice"],
  ["an open quote", 'name: "Flyers', "4 : the YAML cannot be read here"],
  ["a closing quote too early", 'name: "Digital" Flyers', "2 : the YAML cannot be read here"],
  ["an unquoted colon", "name: Flyers: digital", "2 : a value with a colon in it must stand in do"],
  ["an unquoted token", "name: {{name}} flyers", '2 : a value that begins with "{{" must stand'],
  ["an unquoted @", "to: @ca", "2 : the YAML cannot be read here"],
  ["an unquoted percent sign", "name: %off", "2 : the YAML cannot be read here"],
  ["an open bracket", "name: [Digital", "3 : is indented wrongly"],
  ["a second document", "---\na: b", '2 : has a line of "---" in its middle; take it out'],
  [
    "brackets in brackets",
    `a: ${"[".repeat(5000)}${"]".repeat(5000)}`,
    "has groups inside of groups",
  ],
  ["a sound as an escape", 'a: "A bell\\a"', "2 a: has the character U+0007, which is no letter"],
  ["a NUL as an escape", 'a: "b\\0"', "2 a: has the character U+0000"],
  ["half a character", 'a: "b \\uD83C"', "2 a: has the character U+D83C"],
  ["a code point of no character", 'a: "b \\uFFFE"', "2 a: has the character U+FFFE"],
  ["a line end of other systems", 'a: "b\\L c"', "2 a: has the character U+2028"],
  ["an escape in a field's name", '"a\\b": 1', "2 : has the character U+0008"],
  ["a NUL", "a: b\0", "2 : has a character that is not UTF-8; save the file as UTF-8"],
  ["a control character", "a: b\u0008", "2 : has an invisible character (U+0008), which few"],
  ["a non-breaking space in front", "group:\n\u00A0 a: b", "3 : has a non-breaking space"],
  ["a conflict", "a: 1\n<<<<<<< HEAD", "3 : has two versions from here on (a conflict)"],
  ["an anchor", "a: &friends Ann and Bob", 'begins with "&"; put the text in'],
  ["an unquoted star", "a: *friends", 'begins with "*"; put the text in'],
  ["an unquoted exclamation mark", "a: !important Words", 'begins with "!" must stand in double'],
  ["a tab behind a colon", "a:\tWords", "has a tab; type spaces in its place"],
  ["a tab between words", "a: Words\tmore", "has a tab"],
  ["a tab in a folded text", "a: >-\n  Words\n  \tmore", "has a tab"],
  ["an empty line in a folded text", "a: >-\n  Words\n\n  More", "has an empty line"],
  ["an empty line in a plain text", "a: Words\n\n  more", "has an empty line"],
  ["an empty line in quotes", 'a: "Words\n\n  more"', "has an empty line"],
  ["a list in a folded text", "a: >-\n  - One\n  - Two", "has a list, a heading or a table"],
  ["a list in a plain text", "a: Words\n  1. One", "has a list, a heading or a table"],
  ["a # on its line", "a: Is table # 4 taken?", '2 a: has a "#", behind which all is a comment'],
  ["a # in front", "a: # 4 in town\n  Tables", '("# 4 in town")'],
  ["a # in a list", "list:\n  - one\n  - two #2", '("two #2")'],
  ["a # within brackets", "list: [one #1\n  , two]", '("one #1")'],
  ["a # on the last line", "a: We are\n  number #1", '3 a: has a "#"'],
  ["a # on a line of its own", "a: We are\n  #1 in town", '("We are #1 in town")'],
  ["a # behind an empty line", "a: We are\n\n  #1 in town", '4 a: has a "#"'],
  ["a # below a list's text", "list:\n  - We are\n    #1", '("We are #1")'],
  ["a # beside a mark", "a: >- # 4\n  Words", '("# 4")'],
  ["a # beside a day", "date: 2026-01-02 # or later", '("2026-01-02 # or later")'],
  ["a # beside a link", "to: /contact #form", '("/contact #form")'],
])("a field is refused for %s", (_, fields, message) => {
  expect(problemsOf(between(fields))).toEqual([expect.stringContaining(message)]);
});

test.each([
  ["a comment on a line of its own", "# words\na: Words\n# more", "Words"],
  ["a comment in a group", "a:\n  # words\n  b: Words\n  # more", { b: "Words" }],
  [
    "a comment in a list",
    "a:\n  # words\n  - b: Words\n    # more\n    c: 1",
    [{ b: "Words", c: 1 }],
  ],
  ["a comment beside a number", "a: 7 # a week", 7],
  ["a comment beside a tick", "a: true # for now", true],
  ["a comment beside a quoted text", 'a: "Words" # 4', "Words"],
  ["a comment beside a group", "a: # words\n  b: Words", { b: "Words" }],
  ["a comment beside a list", "a: # five or six\n  - one", ["one"]],
  ["a # in a word", "a: C# and page#part", "C# and page#part"],
  ["a # in quotes", 'a: "Table # 4"', "Table # 4"],
  ["a # in a folded text", "a: >-\n  Table # 4\n  # 5", "Table # 4 # 5"],
  ["no", "a: no", "no"],
  ["an underscore in a number", "a: 1_000", "1_000"],
  ["a day", "a: 2026-01-02", "2026-01-02"],
  ["a time", "a: 12:30", "12:30"],
  ["a comma in a number", "a: 1,000", "1,000"],
  ["a number as a word", "a: Infinity", "Infinity"],
  ["a number with a unit", "a: 5 km", "5 km"],
  ["signs", "a: 50% off & more!", "50% off & more!"],
  ["paragraphs", "a: |\n  One.\n\n  Two.", "One.\n\nTwo.\n"],
  ["paragraphs as programs fold them", "a: >-\n  One.\n\n\n  Two.", "One.\n\nTwo."],
  ["an amount", "a: 75.00", 75],
  ["a negative number", "a: -4.5", -4.5],
  ["a byte order mark", "\uFEFFa: b", "b"],
  ["lines of Windows", "a: |\r\n  b\r\n  c\r\n", "b\nc\n"],
  ["lines of old Macs", "a: |\r  b\r  c\r", "b\nc\n"],
])("%s is read as it looks", (_, field, a) => {
  expect(problemsOf(field)).toEqual([]);
  expect(readSource("content/x.yaml", field).data).toEqual({ a });
});
