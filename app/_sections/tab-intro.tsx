import { PageIntro } from "@/components/page/page-intro";
import type { Page } from "@/site/content";
import { openingOf, type SectionOf } from "@/site/schema/sections";

/** The head of a tab's own address: its heading, what it is about, and a link to the page of all tabs. */
export function TabIntro({ page }: { page: Page }) {
  const { title, eyebrow } = openingOf(page.sections);
  const company = page.sections.find(({ section }) => section === "company");
  const { story, culture } = company as SectionOf<"company">;
  const tab = page.path.endsWith("/culture") ? culture : story;
  const picture = "picture" in tab ? tab.picture : tab.slides[0];
  return (
    <PageIntro
      eyebrow={eyebrow}
      title={tab.title}
      lead={page.description}
      picture={picture && { ...picture, ink: "coral" }}
    >
      <p className="pt-4">
        <a
          href={page.canonical}
          className="inline-flex min-h-11 items-center font-strong underline underline-offset-4 hover:decoration-2"
        >
          {title}
        </a>
      </p>
    </PageIntro>
  );
}
