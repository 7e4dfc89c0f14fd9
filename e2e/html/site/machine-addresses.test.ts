import { expect, test } from "vitest";
import { saidTooLate } from "../first-bytes.ts";
import { missingAddresses } from "../machine-addresses.ts";
import { regionProblems } from "../regional.ts";
import { content, out, pages } from "./site.ts";

const { hosts } = content.site;

test("every address that programs are given is there", () => {
  const paths = pages.map(({ path }) => path);
  expect(missingAddresses(out, paths, hosts)).toEqual([]);
});

test("the build without a setting is the site of the USA", () => {
  expect(regionProblems("us", out, pages, hosts)).toEqual([]);
});

test("link previews, which read the first 32 KB of a page, find all metadata", () => {
  expect(saidTooLate(out)).toEqual([]);
});
