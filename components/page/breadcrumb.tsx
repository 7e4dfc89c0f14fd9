import { inkBackground } from "@/components/ui/ink";
import { OrderedList } from "@/components/ui/list";
import type { Crumb } from "@/site/content";
import type { Ink } from "@/site/schema/fields";

/**
 * The path's segments as a trail; the last one is the page itself and no link.
 * @param ink of the section below, where it has to be the ground before that section arrives
 */
export function Breadcrumb({ trail, ink }: { trail: Crumb[]; ink?: Ink | undefined }) {
  return (
    <nav aria-label="Breadcrumb" className={`trail px-gutter ${ink ? inkBackground[ink] : ""}`}>
      <OrderedList className="mx-auto max-w-page -mb-1 text-fine text-muted">
        {trail.map(({ label, path }, index) => (
          <li key={label} className="not-last:me-2">
            {index > 0 && (
              <span aria-hidden="true" className="me-2">
                {"/ "}
              </span>
            )}
            {path ? (
              <a
                href={path}
                className={`underline underline-offset-4 hover:text-ink ${step} ${capital(label)}`}
              >
                {label}
              </a>
            ) : (
              <span
                className={`inline-block max-w-full pb-1.5 ${capital(label)}`}
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

/** 44 px high; the trail's end overlaps what follows by 4 px, so that no page moves. */
const step = "inline-block py-[0.82rem]";

/** An address's words begin with a capital; those with capitals of their own stay as they are. */
const capital = (label: string) => (/[A-Z]/.test(label) ? "" : "first-letter:uppercase");
