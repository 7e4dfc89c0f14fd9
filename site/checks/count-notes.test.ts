import { expect, test } from "vitest";
import { add, loadWith, fixturePost as post } from "../../e2e/fixture/load-fixture.ts";

test.each([
  ["See all four {{name}} services.", ['"four {{name}} services", but there are 8']],
  ["See all eight services.", []],
])("%s", (sentence, messages) => {
  const { notes } = loadWith({ [post]: add(sentence) });
  expect(notes.map(({ message }) => message)).toEqual(messages);
});
