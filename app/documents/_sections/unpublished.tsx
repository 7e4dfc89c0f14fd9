import { Band, columns } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { content } from "@/content/content";

/** What a developer would look for and that has no documentation yet, with the way to ask. */
export function Unpublished() {
  const { heading, lead, items, button } = content.documents.unpublished;
  return (
    <Band tone="tinted" inner={columns} aria-labelledby="unpublished">
      <div className="lg:col-span-5">
        <h2 id="unpublished" className="text-h3">
          {heading}
        </h2>
        <p className="pt-4 pb-6">{lead}</p>
        <ButtonLink href="/contact">{button}</ButtonLink>
      </div>
      <div className="prose lg:col-span-6 lg:col-start-7">
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
