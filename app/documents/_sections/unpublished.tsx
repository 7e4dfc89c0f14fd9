import { Band, columns } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";

/** Topics that have no documentation yet, with the way to ask about them. */
export function Unpublished() {
  const { heading, lead, items, button } = getContent().documents.unpublished;
  return (
    <Band tone="tinted" inner="@container" aria-labelledby="unpublished">
      <div className={`items-center ${columns}`}>
        <h2 id="unpublished" className="text-h3 lg:col-span-6">
          {heading}
        </h2>
        <p className="text-lead text-muted lg:col-span-6">{lead}</p>
      </div>
      {/* Slips that are still blank. */}
      <List className="grid gap-3 pt-8 sm:gap-4 pb-8 @min-[34rem]:grid-cols-2 @min-[48rem]:grid-cols-3">
        {items.map(({ title, text }) => (
          <li
            key={title}
            className="rounded-card border-2 border-dashed border-control px-5 py-4 sm:p-6"
          >
            <b className="block">{`${title}:`}</b>
            {` ${text}`}
          </li>
        ))}
      </List>
      <ButtonLink href="/contact">{button}</ButtonLink>
    </Band>
  );
}
