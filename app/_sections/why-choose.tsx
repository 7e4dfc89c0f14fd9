import { Picture } from "@/components/pictures/picture";
import { ScenePicture } from "@/components/pictures/scene-picture";
import { inkBackground } from "@/components/ui/ink";
import { List, OrderedList } from "@/components/ui/list";
import { getContent, pictureAt } from "@/site/content";
import type { Illustration, Ink } from "@/site/schema/fields";

type Print = Illustration & { photo?: string | undefined };

/** Each point's ink, and those of its prints, which differ from the ground. */
const looks: { ink: Ink; prints: Ink[] }[] = [
  { ink: "mint", prints: ["canola", "sky", "coral"] },
  { ink: "denim", prints: ["rose", "canola", "mint"] },
  { ink: "rose", prints: ["sky", "canola", "denim"] },
];

/** Three numbered points as one story, on alternating sides: each a scene across the page. */
export function WhyChoose() {
  const { heading, lead, points } = getContent().home.why;
  return (
    <section aria-labelledby="why-choose" className="bg-paper-2 pt-section pb-20">
      <div className="px-gutter">
        <div className="mx-auto max-w-page">
          <h2 id="why-choose" className="text-h2">
            {heading}
          </h2>
          <p className="max-w-[40rem] pt-4 text-lead text-muted">{lead}</p>
        </div>
      </div>
      {/* Words and scene stand side by side where there is room. */}
      <OrderedList className="@container pt-24">
        {points.map(({ time, title, text, scene, alt, gallery }, index) => {
          const { ink, prints } = looks[index % looks.length] as (typeof looks)[number];
          const isOdd = index % 2 === 1;
          return (
            <li
              key={title}
              className={`relative px-gutter pb-24 not-last:mb-32 ${inkBackground[ink]}`}
            >
              <div className="mx-auto grid @min-[58rem]:min-h-[32.5rem] max-w-page gap-x-10 *:min-w-0 @min-[58rem]:grid-cols-12">
                <div
                  className={`relative -top-12 @min-[58rem]:col-span-5 ${isOdd ? "@min-[58rem]:order-last" : ""}`}
                >
                  <p className="flex items-center gap-4 font-mono text-h3">
                    <span className="grid size-16 place-items-center rounded-full border-2 border-white bg-press text-white">
                      {index + 1}
                    </span>{" "}
                    <span className="-rotate-2 border-2 border-press bg-white px-5 py-3">
                      {time}
                    </span>
                  </p>
                  <h3 className="pt-8 text-h1">{title}</h3>
                  <p className="max-w-measure pt-4 text-lead @min-[58rem]:text-[1.5rem]">{text}</p>
                </div>
                <ScenePicture
                  name={scene}
                  ink={ink}
                  alt={alt}
                  className="w-full self-end @min-[58rem]:col-span-7"
                />
              </div>
              <Gallery pictures={gallery} inks={prints} />
            </li>
          );
        })}
      </OrderedList>
    </section>
  );
}

/** Three prints, which hang over the lower edge; on phones a row that scrolls. */
function Gallery({ pictures, inks }: { pictures: Print[]; inks: Ink[] }) {
  return (
    <List
      // WCAG 2.1.1: the keyboard scrolls it.
      tabIndex={0}
      className="mx-auto -mb-40 max-w-page gap-4 pt-10 pb-4 max-sm:-mx-gutter max-sm:flex max-sm:overflow-x-auto max-sm:px-gutter max-sm:*:w-64 max-sm:*:shrink-0 sm:grid sm:grid-cols-3 sm:gap-8"
    >
      {pictures.map(({ scene, photo, alt }, index) => {
        const picture = photo && pictureAt(photo, getContent().home.file);
        return (
          <li
            key={alt}
            className={`bg-white p-1.5 shadow-paper sm:p-3 ${["-rotate-1", "rotate-1 translate-y-3", "-rotate-2"][index]}`}
          >
            {picture ? (
              <Picture
                picture={picture}
                alt={alt}
                sizes="(width >= 640px) 30vw, 16rem"
                className="aspect-4/3 rounded-none! object-cover"
              />
            ) : (
              <ScenePicture
                name={scene}
                ink={inks[index] ?? "stone"}
                alt={alt}
                className="w-full"
              />
            )}
          </li>
        );
      })}
    </List>
  );
}
