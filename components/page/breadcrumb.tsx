import { OrderedList } from "@/components/ui/list";
import { type Crumb, getContent } from "@/site/content";

/** The path's segments as a trail; the last one is the page itself and no link. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label={getContent().navigation.breadcrumb.label} className="trail px-gutter">
      <OrderedList className="mx-auto max-w-page pt-1.5 font-mono text-fine whitespace-nowrap text-muted max-sm:flex max-sm:*:flex max-sm:*:items-center max-sm:*:last:min-w-0 max-sm:*:last:grow max-sm:*:last:basis-0 sm:*:inline md:pt-3">
        {trail.map(({ label, path }, index) => (
          <li key={label}>
            {index > 0 && (
              <span aria-hidden="true" className="mx-2 sm:me-0">
                {"/ "}
              </span>
            )}
            {path ? (
              <a
                href={path}
                className="inline-block py-1 underline underline-offset-4 first-letter:uppercase hover:text-ink"
              >
                {label}
              </a>
            ) : (
              <span
                className="inline-block truncate py-1 align-bottom first-letter:uppercase"
                aria-current={index === trail.length - 1 ? "page" : undefined}
              >
                {label}
              </span>
            )}
          </li>
        ))}
      </OrderedList>
    </nav>
  );
}
