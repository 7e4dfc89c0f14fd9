import { addressOf, content, findPage, listedPages, type Page } from "@/compiler/published";

export const dynamic = "force-static";

const { site, home, navigation, pricingPage, blogList } = content;

/** Headings of the index, each with the test for its pages' addresses. */
const groups: [heading: string, isMember: (path: string) => boolean][] = [
  [navigation.bar.services, (path) => path.startsWith("/services/")],
  [pricingPage.heading, (path) => path.endsWith("-pricing")],
  [blogList.heading, (path) => path.startsWith("/blog-lists")],
  ["dTransfer", (path) => path.startsWith("/dtransfer") || path === "/documents"],
  // "Optional" is the format's own word for pages that may be skipped.
  ["Optional", (path) => [content.privacy.file, content.terms.file].includes(fileOf(path))],
  [navigation.footer.about.heading, () => true],
];

function fileOf(path: string): string {
  return findPage(path)?.file ?? "";
}

/** An index of the pages for language models (llmstxt.org). */
export function GET(): Response {
  const waiting = new Set(listedPages);
  const parts = groups.map(([heading, isMember]) => {
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
  const name = title.replace(` | ${site.name}`, "");
  return `- [${name}](${addressOf(path)}): ${description}`;
}
