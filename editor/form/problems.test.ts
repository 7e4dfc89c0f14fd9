import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Problems } from "./problems.tsx";

const language = { field: "title", place: "Title", message: "is misspelt", isShown: true };

test("pages show the last words in order while an entry that nobody has filled in waits", () => {
  const said = (areShown: boolean) =>
    renderToStaticMarkup(createElement(Problems, { problems: [language], areShown }));
  expect(said(true)).toContain("pages show them all the same");
  expect(said(false)).toContain("until then, pages show the last ones that were in order");
});
