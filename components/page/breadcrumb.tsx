import { OrderedList } from "@/components/ui/list";
import { type Crumb, getContent } from "@/site/content";

/** The path's segments as a trail; the last one is the page itself and no link. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label={getContent().navigation.breadcrumb.label} className="trail px-gutter">
      <OrderedList className="mx-auto flex max-w-page gap-x-3 font-mono text-fine text-muted [scrollbar-width:none] max-md:overflow-x-auto max-md:py-0.5 max-md:pr-8 max-md:[mask-image:linear-gradient(90deg,#000_calc(100%-2rem),#0000)] md:flex-wrap md:py-1.5">
        {trail.map(({ label, path }, index) => (
          <li key={label} className="flex gap-x-3 *:py-1">
            {index > 0 && <span aria-hidden="true">/</span>}{" "}
            {path ? (
              <a
                href={path}
                className="underline underline-offset-4 hover:text-ink max-md:-outline-offset-3"
              >
                {label}
              </a>
            ) : (
              <span aria-current={index === trail.length - 1 ? "page" : undefined}>{label}</span>
            )}
          </li>
        ))}
      </OrderedList>
    </nav>
  );
}
