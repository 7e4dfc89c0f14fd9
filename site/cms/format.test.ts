import { expect, test } from "vitest";
import { formatContent } from "./format.ts";

test("a file is written with its fields in order, in one line each, without comments", () => {
  const text = `# Why
outer: 1
heading: >-
  Two
  lines
lead: "Quoted"
columns: {goal: "Goal: 1"}
`;
  expect(formatContent("which-one.yaml", text)).toBe(
    "heading: Two lines\nlead: Quoted\ncolumns:\n  goal: 'Goal: 1'\nouter: 1\n",
  );
});

test("the text below front matter stays", () => {
  const text = "---\r\npicture:\ntitle: A\r\n---\r\nOne\r\n\r\n# Two\r\n";
  expect(formatContent("legal/privacy-policy.md", text)).toBe(
    "---\ntitle: A\n---\n\nOne\n\n# Two\n",
  );
});

test("a post's number is written as the editor does, as a text", () => {
  expect(formatContent("blog/a-post.md", "---\ndraft: false\nid: 7\n---\nOne\n")).toBe(
    "---\ndraft: false\nid: '7'\n---\n\nOne\n",
  );
});
