import { describe, expect, test } from "vitest";
import { readSource } from "./source.ts";

/** What is said of a file with one field of this YAML on its second line. */
function problemOf(field: string) {
  const { problems } = readSource("content/x.yaml", `first: words\n${field}\nlast: words\n`);
  return problems.map(({ line, message }) => `${line} ${message}`).join("\n");
}

describe("a text that a # cuts is refused with the quotes to write", () => {
  test.each([
    ["on its line", "title: Is table # 4 taken?", 2, '"Is table # 4 taken?"'],
    ["all of it", "title: # 4 in town\n  Tables", 2, '"# 4 in town"'],
    ["in a list", "list:\n  - one\n  - two #2", 4, '"two #2"'],
    ["in a list within brackets", "list: [one #1\n  , two]", 2, '"one #1"'],
    ["on its last line", "title: We are\n  number #1", 3, '"We are number #1"'],
    ["on a line of its own", "title: We are\n  #1 in town", 3, '"We are #1 in town"'],
    ["with empty lines between", "title: We are\n\n  #1 in town", 4, '"We are #1 in town"'],
    ["in a list, on a line of its own", "list:\n  - We are\n    #1", 4, '"We are #1"'],
    ["beside a mark", "title: >- # 4\n  Words", 2, '"# 4"'],
    ["a day", "date: 2026-01-02 # or later", 2, '"2026-01-02 # or later"'],
    ["a link", "to: /contact #form", 2, '"/contact #form"'],
  ])("%s", (_, field, line, quoted) => {
    expect(problemOf(field)).toMatch(new RegExp(`^${line} has a "#"`));
    expect(problemOf(field)).toContain(`(${quoted})`);
  });

  test.each([
    ["on a line of its own", "# words\ntitle: Words\n# more"],
    ["within a group", "group:\n  # words\n  title: Words\n  # more\n  text: Words\n  # end"],
    ["within a list", "list:\n  # words\n  - a: Words\n    # more\n    b: Words\n  # end"],
    ["beside a number", "days: 7 # a week"],
    ["beside a tick", "off: true # for now"],
    ["beside a quoted text", 'title: "Words" # 4'],
    ["beside a group", "group: # words\n  title: Words"],
    ["beside a list", "list: # five or six\n  - one"],
  ])("a comment %s is one", (_, field) => {
    expect(problemOf(field)).toBe("");
  });

  test.each([
    ["a # in a word", "title: C# and page#part", "C# and page#part"],
    ["a # in quotes", 'title: "Table # 4"', "Table # 4"],
    ["a # in a folded text", "title: >-\n  Table # 4\n  # 5", "Table # 4 # 5"],
  ])("%s stays", (_, field, title) => {
    expect(problemOf(field)).toBe("");
    expect(readSource("content/x.yaml", field).data).toEqual({ title });
  });
});

describe("a value that is read as something else than it looks is refused", () => {
  test.each([
    ["title: 0x1F", "is read as the number 31"],
    ["title: 0o17", "is read as the number 15"],
    ["title: 1e3", "is read as the number 1000"],
    ["title: 007", "is read as the number 7"],
    ["title: +5", "is read as the number 5"],
    ["title: .5", "is read as the number 0.5"],
    ["title: .inf", "is read as the number Infinity"],
    ["list: [1, 0x2]", "is read as the number 2"],
    ["title: ~", "is read as no value"],
    ["title: null", "is read as no value"],
    ["list:\n  - Null", "is read as no value"],
    ["title: &friends Ann and Bob", 'begins with "&"'],
    ["group: &friends\n  a: Ann", 'begins with "&"'],
    ["title: !important Words", 'begins with "!"'],
    ["title: ! Words", 'begins with "!"'],
    ["title: !!str 5", 'begins with "!"'],
    ["group: !!map\n  a: Ann", 'begins with "!"'],
    ["title: *friends", 'begins with "*"'],
    ["title:\tWords", "has a tab"],
    ["title: Words\tmore", "has a tab"],
    ["title: >-\n  Words\n  \tmore", "has a tab"],
    ["title: >-\n  Words\n\n  More", "has an empty line"],
    ["title: Words\n\n  more", "has an empty line"],
    ['title: "Words\n\n  more"', "has an empty line"],
    ["title: >\n  Words", 'write ">-"'],
    ["title: >+\n  Words", 'write ">-"'],
    ["title: Words\ntitle: Words", "this field is there twice"],
    ["group: {a: 1, a: 2}", "this field is there twice"],
  ])("%j", (field, message) => {
    expect(problemOf(field)).toContain(message);
  });

  test("with the name of its field", () => {
    const { problems } = readSource("content/x.yaml", "plans:\n  - id: a\n    amount: 0x1F\n");
    expect(problems.map(({ field }) => field)).toEqual(["plans.0.amount"]);
  });

  test("by another version of YAML", () => {
    const { problems } = readSource("content/x.yaml", "%YAML 1.1\n---\ntitle: no\n");
    expect(problems.map(({ message }) => message)).toEqual(['begins with "%"; take the line out']);
  });

  test.each([
    ["title: no", "no"],
    ["title: On", "On"],
    ["title: 1_000", "1_000"],
    ["title: 2026-01-02", "2026-01-02"],
    ["title: 12:30", "12:30"],
    ["title: 1,000", "1,000"],
    ["title: Infinity", "Infinity"],
    ["title: 5 km", "5 km"],
    ["title: 50% off & more!", "50% off & more!"],
    ["title: |\n  One.\n\n  Two.", "One.\n\nTwo.\n"],
    ["title: 75.00", 75],
    ["title: -4.5", -4.5],
    ["title: true", true],
  ])("%j is read as it looks", (field, title) => {
    expect(problemOf(field)).toBe("");
    expect(readSource("content/x.yaml", field).data).toEqual({ title });
  });
});
