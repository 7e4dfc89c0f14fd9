import { Anchor } from "@/components/ui/anchor";
import { Icon } from "@/components/ui/icon";
import { content, hrefOf } from "@/content/content";

/** The Services item of the bar and its two columns. */
export function ServicesMenu() {
  return (
    <details name="bar" className="group relative">
      <summary className="flex min-h-11 items-center gap-1.5 rounded-control px-3 text-small font-[650] hover:bg-paper-2">
        {content.navigation.bar.services}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="absolute top-full left-0 grid w-[min(44rem,80vw)] grid-cols-2 gap-x-6 rounded-card border-2 border-ink bg-sheet p-6 shadow-phone">
        <ServiceColumns />
      </div>
    </details>
  );
}

/** Marketing and Solutions; the dropdown and the mobile menu show the same. */
export function ServiceColumns() {
  return content.navigation.bar.columns.map(({ heading, links }) => (
    <div key={heading}>
      <p className="px-3 pb-2 font-mono text-fine tracking-eyebrow text-muted uppercase">
        {heading}
      </p>
      <ul>
        {links.map(({ label, to, icon, text }) => (
          <li key={to}>
            <Anchor href={hrefOf(to)} className="flex gap-3 rounded-control p-3 hover:bg-paper-2">
              <Icon name={icon} className="mt-0.5 size-5" />
              <span>
                <span className="block leading-tight font-[650]">{label}</span>
                <span className="block text-small text-muted">{text}</span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  ));
}
