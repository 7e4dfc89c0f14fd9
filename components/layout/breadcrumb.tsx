import { Anchor } from "@/components/ui/anchor";
import { content } from "@/content/content";
import type { Crumb } from "@/content/site/trail";

/** The path's segments as a trail; the last one is the page itself and no link. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  return (
    <nav
      aria-label={content.navigation.breadcrumb.label}
      className="border-b border-line px-gutter"
    >
      <ol className="mx-auto flex max-w-page flex-wrap gap-x-3 py-1.5 font-mono text-fine text-muted">
        {trail.map(({ label, path }, index) => (
          <li key={label} className="flex gap-x-3 *:py-1">
            {index > 0 && <span aria-hidden="true">/</span>}
            {path ? (
              <Anchor href={path} className="underline underline-offset-4 hover:text-ink">
                {label}
              </Anchor>
            ) : (
              <span aria-current={index === trail.length - 1 ? "page" : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
