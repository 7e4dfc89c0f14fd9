import { ScenePicture } from "@/components/pictures/scene-picture";
import { Markdown } from "@/components/sections/markdown";
import { Accordion } from "@/components/ui/accordion";
import { Band, columns } from "@/components/ui/band";
import { List } from "@/components/ui/list";
import { getContent, slugOf } from "@/site/content";

/** A shopper's benefits, in sight. */
export function Points() {
  const { heading, points } = getContent().shoppers;
  return (
    <Band tone="tinted" aria-labelledby="_points">
      <h2 id="_points" className="text-h2">
        {heading}
      </h2>
      <List className="grid gap-x-10 gap-y-8 pt-8 md:grid-cols-3">
        {points.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-ink pt-4">
            <h3 className="text-h4">{title}</h3>
            <div className="prose pt-2">
              <Markdown text={text} />
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
    <Band inner={columns} aria-labelledby="_questions" className="pb-0!">
      <div className="lg:col-span-4">
        <h2 id="_questions" className="text-h2">
          {heading}
        </h2>
        <ScenePicture
          name="coffee-board"
          ink="mint"
          className="mt-6 w-full rounded-card max-lg:max-h-56 object-contain"
        />
      </div>
      <div className="lg:col-span-8 [&_h3]:text-lead">
        <Accordion name="questions" items={items} />
      </div>
    </Band>
  );
}
