import { expect, test } from "vitest";
import { takenAddresses } from "../../../site/checks/taken-addresses.ts";
import { filesBelow, readPublicFiles } from "../../../site/load/files.ts";
import { allRedirects } from "../../../site/pages/redirects.ts";
import { content, pages } from "../../content/site";
import { out } from "./site";

test("content can take the address of no file of the export", () => {
  const isTaken = takenAddresses(readPublicFiles());
  const ofContent = new Set([
    ...pages.map(({ path }) => path),
    ...allRedirects(content).map(({ from }) => decodeURIComponent(from)),
  ]);
  const free = filesBelow(out)
    .map((file) => `/${file}`)
    .filter((file) => !ofContent.has(file.replace(/\.html$/, "")) && !/^\/_\w+$/.test(file))
    .filter((file) => !isTaken(file));
  expect(free).toEqual([]);
});
