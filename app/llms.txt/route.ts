import { addressOf, findPage, getContent, type Page } from "@/compiler/published";

export const dynamic = "force-static";

/** Headings of the index, each with the test for its pages' addresses. */
function groups(): [heading: string, isMember: (path: string) => boolean][] {
  const { navigation, pricingPage, blogList, privacy, terms } = getContent();
  return [
    [navigation.bar.services, (path) => path.startsWith("/services/")],
    [pricingPage.heading, (path) => path.endsWith("-pricing")],
    [blogList.heading, (path) => path.startsWith("/blog-lists")],
    ["dTransfer", (path) => path.startsWith("/dtransfer") || path === "/documents"],
    // "Optional" is the format's own word for pages that may be skipped.
    ["Optional", (path) => [privacy.file, terms.file].includes(fileOf(path))],
    [navigation.footer.about.heading, () => true],
  ];
}

function fileOf(path: string): string {
  return findPage(path)?.file ?? "";
}

/** An index of the pages for language models (llmstxt.org). */
export function GET(): Response {
  const { site, home } = getContent();
  const waiting = new Set(getContent().listedPages);
  const parts = groups().map(([heading, isMember]) => {
    const members = [...waiting].filter(({ path }) => isMember(path));
    for (const member of members) waiting.delete(member);
    return [`## ${heading}`, members.map(entry).join("\n")];
  });
  // The rest, about the company, comes first.
  const sections = [...parts.slice(-1), ...parts.slice(0, -1)].flat();
  const text = [`# ${site.name}`, `> ${home.description}`, ...sections].join("\n\n");
  return new Response(`${text}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

function entry({ path, title, description }: Page): string {
  const name = title.replace(` | ${getContent().site.name}`, "");
  return `- [${name}](${addressOf(path)}): ${description}`;
}
