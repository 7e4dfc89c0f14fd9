import { ScenePicture } from "@/components/pictures/scene-picture";
import { Markdown } from "@/components/sections/markdown";
import { Accordion } from "@/components/ui/accordion";
import { Band, columns } from "@/components/ui/band";
import { inkBackground } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import { getContent, slugOf } from "@/site/content";

const inks = ["coral", "canola", "rose"] as const;
const card =
  "overflow-hidden rounded-card max-md:grid max-md:grid-cols-[5fr_3fr] md:flex md:flex-col";

/** A shopper's benefits, each with the app's screen. */
export function Points() {
  const { heading, points } = getContent().shoppers;
  return (
    <Band tone="tinted" aria-labelledby="_points">
      <h2 id="_points" className="text-h2">
        {heading}
      </h2>
      <List className="grid gap-5 pt-8 md:grid-cols-3">
        {points.map(({ title, text, scene, alt }, index) => (
          <li
            key={title}
            className={`${card} ${inkBackground[inks[index % inks.length] ?? "canola"]}`}
          >
            <div className="p-5 max-md:pe-4 lg:p-7">
              <h3 className="text-h4">{title}</h3>
              <div className="prose pt-2">
                <Markdown text={text} />
              </div>
            </div>
            {/* The upper part of a phone; its end lies below the card. */}
            <div className="relative mt-auto max-md:min-h-48 md:aspect-[8/7]">
              <ScenePicture
                name={scene}
                alt={alt}
                className="absolute inset-x-0 top-5 mx-auto w-[86%] max-w-60 max-md:ms-0 md:w-[60%] md:top-0"
              />
            </div>
          </li>
        ))}
      </List>
    </Band>
  );
}

/** A shopper's questions and their answers. */
export function Questions() {
  const { heading, points } = getContent().shoppers.questions;
  const items = points.map(({ title, text }) => ({
    id: slugOf(title),
    title,
    content: <Markdown text={text} />,
  }));
  return (
    <Band inner={columns} aria-labelledby="_questions">
      <div className="lg:col-span-4">
        <h2 id="_questions" className="text-h2">
          {heading}
        </h2>
        <ScenePicture
          name="coffee-board"
          ink="mint"
          className="mt-6 w-full rounded-card max-lg:max-h-56"
        />
      </div>
      <div className="lg:col-span-8 [&_h3]:text-lead">
        <Accordion name="questions" items={items} />
      </div>
    </Band>
  );
}
