import { addressOf, getContent, type Page } from "@/site/content";

export const dynamic = "force-static";

/** Headings of the index, in order. */
function headings(): [group: Page["group"], heading: string][] {
  const { navigation, pricingPage, blogList } = getContent();
  return [
    ["site", navigation.footer.about.heading],
    ["services", navigation.bar.services],
    ["pricing", pricingPage.heading],
    ["blog", blogList.heading],
    ["dtransfer", "dTransfer"],
    // The format's own word for pages that may be skipped.
    ["optional", "Optional"],
  ];
}

/** An index of the pages for language models (llmstxt.org). */
export function GET(): Response {
  const { site, home, listedPages } = getContent();
  const sections = headings().flatMap(([group, heading]) => {
    const members = listedPages.filter((page) => page.group === group);
    return [`## ${heading}`, members.map(entry).join("\n")];
  });
  const text = [`# ${site.name}`, `> ${home.description}`, ...sections].join("\n\n");
  return new Response(`${text}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

function entry({ path, title, description }: Page): string {
  const name = title.replace(` | ${getContent().site.name}`, "");
  return `- [${name}](${addressOf(path)}): ${description}`;
}
