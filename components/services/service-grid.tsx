import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import { ServiceCard } from "./service-card";

/** As wide as the grid of two columns on phones. */
const row = "@max-[27rem]:col-span-full";

/** Width of each of the eight cards where there is room: three rows, by the length of their words. */
const spans = [
  `${row} @min-[72rem]:col-span-5`,
  "@min-[72rem]:col-span-4",
  "@min-[72rem]:col-span-3",
  `${row} @min-[72rem]:col-span-4`,
  `${row} @min-[72rem]:col-span-5`,
  "@min-[72rem]:col-span-3",
  "@min-[72rem]:col-span-6",
  `${row} @min-[72rem]:col-span-6`,
];

const columns = "grid gap-2 sm:gap-4 @min-[20rem]:grid-cols-2 @min-[72rem]:grid-cols-12";

/** The eight services. */
export function ServiceGrid({ heading }: { heading?: "h2" | "h3" }) {
  return (
    <div className="@container">
      <List className={columns}>
        {getContent().services.map((service, index) => (
          <ServiceCard
            key={service.name}
            service={service}
            className={spans[index % spans.length]}
            heading={heading}
          />
        ))}
      </List>
    </div>
  );
}
