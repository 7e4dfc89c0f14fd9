import { expect, test } from "vitest";
import { withoutOffer } from "./offer.ts";

const source = { file: "content/x.md", bodyLine: 1, lineOf: () => 1, data: {}, body: "" };
const code = "Type {{offer.code}}.";

test.each([
  ["a paragraph", `One.\n\n${code}\n\nTwo.`, "One.\n\n\nTwo."],
  ["an entry of a list", `- One.\n- ${code}\n- Two.`, "- One.\n- Two."],
  ["the last entry of a list", `- One.\n- ${code}\n\nTwo.`, "- One.\n\nTwo."],
  ["a row of a table", `| A |\n| - |\n| ${code} |\n| Two |`, "| A |\n| - |\n| Two |"],
  ["a heading of nothing else", `## A\n\n### B\n\n${code}\n\n## C\n\nTwo.`, "## C\n\nTwo."],
  ["nothing without a token", "Two {{price.flyer.7-days}}.", "Two {{price.flyer.7-days}}."],
])("without the offer, a text loses %s", (_, body, left) => {
  expect(withoutOffer({ ...source, body }).body).toBe(left);
});

test.each([
  ["entries of lists", { items: ["One.", code, "Two."] }, { items: ["One.", "Two."] }],
  [
    "entries with such a text",
    {
      items: [
        { title: "Code {{offer.code}}", text: "Type it." },
        { title: "Two", days: 7 },
      ],
    },
    { items: [{ title: "Two", days: 7 }] },
  ],
  [
    "paragraphs of entries",
    { items: [{ text: `One.\n\n${code}` }] },
    { items: [{ text: "One." }] },
  ],
  [
    "a point, not its section",
    { list: [{ points: [code, "Two."] }] },
    { list: [{ points: ["Two."] }] },
  ],
  ["no field of its own", { text: code }, { text: code }],
  [
    "no section of the offer",
    { list: [{ section: "offer", text: code }] },
    { list: [{ section: "offer", text: code }] },
  ],
])("without the offer, fields lose %s", (_, data, left) => {
  expect(withoutOffer({ ...source, data }).data).toEqual(left);
});
