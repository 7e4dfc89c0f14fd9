import { expect, test } from "vitest";
import { fixtureDay } from "../e2e/fixture/fixture-day.ts";
import { fixturePost, loadWith } from "../e2e/fixture/load-fixture.ts";
import { formatProblem } from "../site/load/problem.ts";
import type { Loaded } from "../site/load-content.ts";
import { publishedOn } from "../site/pages/publish.ts";
import { allRedirects } from "../site/pages/redirects.ts";
import { redirectPages, redirectsFile } from "./redirects.ts";

/** Characters with a meaning somewhere on the way: in YAML, Markdown, URLs, XML, hosts' files, fonts. */
const odd =
  "* : / \\ ? # % %2F %zz + & &amp; &#7; < > ]]> \" ' ` | { } [ ] ( ) ! @ ~ $& -- --- .. // 🎉 👩‍👩‍👧 İ ß ŉ µ ﬁ é e\u0301 Ж 中 ש ن \uD83C \uDC00 \0 \x07 \x1B \x7F \x85 \xA0 \xAD \u200B \u200D \u2028 \u202E \uFE0F \uFEFF \uFFFD \uFFFE \u{1F3FB} \u{E0041} \t \n \r".split(
    " ",
  );
type Words = { title: string; description: string; heading: string; former: string; from: string };

/** The fixture with these words in a post and its redirects. */
function withWords({ title, description, heading, former, from }: Words): Loaded {
  // JSON is YAML: what its strings cannot hold is written as an escape.
  const post = (text: string) =>
    text
      .replace(/^title: .*/m, () => `title: ${JSON.stringify(`A post: ${title}`)}`)
      .replace(/^description: .*\n(?: .*\n)*/m, () => {
        const words = `A description of fifty characters at the very least. ${description}`;
        return `description: ${JSON.stringify(words)}\nformerly: [${JSON.stringify(`x ${former}`)}]\n`;
      })
      .replace(/^## .*/m, () => `## A ${heading}`);
  const redirects = `redirects:\n  - { from: ${JSON.stringify(from)}, to: /contact }\n`;
  return loadWith(
    { [fixturePost]: post, "content/redirects.yaml": redirects },
    { today: fixtureDay },
  );
}

test.each(odd)("%j is refused by its file and line, or fits into hosts' files", (sign) => {
  const text = `${sign} of${sign}a shop 12${sign}`;
  const written = { title: text, description: text, heading: text, former: text };
  const { data, problems } = withWords({ ...written, from: `/old${text}` });
  for (const problem of problems) {
    expect(formatProblem(problem)).toMatch(/^content\/[\w/.-]+:\d+ /);
    expect(formatProblem(problem)).not.toMatch(/Error|undefined|\[object/);
  }
  if (!data || problems.length > 0) return;
  const redirects = allRedirects(publishedOn(data, fixtureDay));
  for (const line of redirectsFile(redirects).trim().split("\n"))
    expect(line).toMatch(/^\/[!-)+-9;-~]* \/[\w/.-]* 308$/);
  for (const name of redirectPages(redirects, [], "https://www.example.com").keys())
    for (const part of name.split("/")) expect(Buffer.byteLength(part)).toBeLessThan(256);
});
