import { expect, test } from "vitest";
import { changedSince, hasCode } from "./changed-code.ts";

test.each([
  [[], false],
  [["content/faq.yaml", "public/price-list.pdf", "cspell.config.yaml"], false],
  [["content/faq.yaml", "site/content.ts"], true],
  [["e2e/fixture/content/faq.yaml"], true],
  [[".github/workflows/deploy.yml"], true],
  [["package-lock.json"], true],
])("of %j, code differs: %s", (paths, differs) => expect(hasCode(paths)).toBe(differs));

test.each(["", "--output=x", "main", "0".repeat(40)])(
  "what differs from %j is not known, so everything is tested",
  (commit) => expect(changedSince(commit)).toBeUndefined(),
);
