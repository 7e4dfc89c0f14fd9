import { content } from "@/content/content";
import { ServiceCard } from "./service-card";

/** Width of each of the eight cards on wide screens: three rows, no two cut alike. */
const spans = [
  "lg:col-span-5",
  "lg:col-span-4",
  "lg:col-span-3",
  "lg:col-span-3",
  "lg:col-span-5",
  "lg:col-span-4",
  "lg:col-span-7",
  "lg:col-span-5",
];

type Props = {
  heading?: "h2" | "h3";
  /** Whether the first card is on the first screen. */
  isFirst?: boolean;
};

/** The eight services. */
export function ServiceGrid({ heading, isFirst = false }: Props) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-12">
      {content.services.map((service, index) => (
        <ServiceCard
          key={service.name}
          service={service}
          isFirst={isFirst && index < 1}
          className={spans[index % spans.length]}
          {...(heading && { heading })}
        />
      ))}
    </ul>
  );
}
