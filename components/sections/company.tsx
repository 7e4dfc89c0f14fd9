import { Markdown } from "@/components/articles/markdown";
import type { SectionProps } from "@/components/page/section-props";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { CurrencyNote } from "@/components/prices/price";
import { Band } from "@/components/ui/band";
import { Carousel } from "@/components/ui/carousel.client";
import { cycled } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import { Tabs } from "@/components/ui/tabs.client";
import type { Item } from "@/site/schema/fields";
import { companyTabNames, companyTabs } from "@/site/schema/sections/parts";

/** The inks behind the shops of the carousel. */
const inks = ["mint", "rose", "sky", "mint", "coral", "sky"] as const;
/** The inks behind the pictures of what guides the company's work. */
const cultureInks = ["canola", "mint"] as const;

type Fields = SectionProps<"company">;

/**
 * The company's three panels as tabs; all of them can be read where there are no scripts. At the
 * address of a tab, that tab is open, and its heading is that of the page.
 */
export function CompanySection({ id, suffix, page, title, story, why, culture }: Fields) {
  const own = page.tab;
  const titles = { story: story.title, why: why.title, culture: culture.title };
  const panels = {
    story: <Story {...story} />,
    why: <Why {...why} />,
    culture: <Culture {...culture} />,
  };
  return (
    <Band tone="tinted" aria-labelledby={id}>
      <h2 id={id} className={own ? "sr-only" : "text-h2"}>
        {title}
      </h2>
      <Tabs
        label={title}
        open={`${own ?? "story"}${suffix}`}
        tabs={companyTabNames.map((tab) => ({
          id: `${tab}${suffix}`,
          label: companyTabs[tab],
          panel: (
            <>
              <h3 className={tab === own ? "sr-only" : "pb-6 text-h3"}>{titles[tab]}</h3>
              {panels[tab]}
            </>
          ),
        }))}
      />
    </Band>
  );
}

function Culture({ points }: Fields["culture"]) {
  return (
    <List className="grid gap-x-10 gap-y-10 md:grid-cols-2">
      {points.map(({ picture, ...point }, index) => (
        <li key={point.title}>
          <DrawingPicture
            name={picture.drawing}
            ink={cycled(cultureInks, index)}
            alt={picture.alt}
            className="mb-5 max-h-64 w-full rounded-card"
          />
          <Point {...point} />
        </li>
      ))}
    </List>
  );
}

function Story({ text, slides }: Fields["story"]) {
  return (
    <>
      <div className="prose in-columns lg:max-w-none lg:columns-2 lg:gap-x-10">
        <Markdown text={text} />
      </div>
      <div className="pt-8 motion-safe:md:pt-2">
        <Carousel
          label="Drawings of local shops"
          speed={300}
          centred
          dots={slides.map(({ caption }) => caption)}
        >
          {slides.map(({ drawing, alt, caption }, index) => (
            <li key={caption}>
              <figure>
                <DrawingPicture
                  name={drawing}
                  ink={cycled(inks, index)}
                  alt={alt}
                  className="w-full rounded-card"
                />
                <figcaption className="pt-2 text-small">{caption}</figcaption>
              </figure>
            </li>
          ))}
        </Carousel>
      </div>
    </>
  );
}

function Why({ points }: Fields["why"]) {
  return (
    <>
      <List className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {points.map((point) => (
          <li key={point.title} className="border-t-2 border-ink pt-4">
            <Point {...point} />
          </li>
        ))}
      </List>
      <CurrencyNote className="pt-6" />
    </>
  );
}

function Point({ title, text }: Pick<Item, "title" | "text">) {
  return (
    <>
      <h4 className="display text-h4">{title}</h4>
      <div className="prose pt-2">
        <Markdown text={text} />
      </div>
    </>
  );
}
