import { Anchor } from "@/components/ui/anchor";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { content, hrefOf } from "@/content/content";
import { RegionLinks } from "./region-links";
import { ServiceColumns } from "./services-menu";

const id = "menu";

/** The menu of narrow screens: a native popover, so that it opens before any script runs. */
export function MobileMenu() {
  const { bar, region } = content.navigation;
  return (
    <div className="ml-auto md:hidden">
      <button
        type="button"
        popoverTarget={id}
        aria-label={bar.menu}
        className="-mr-2.5 grid size-11 place-items-center rounded-control"
      >
        <Icon name="menu" className="size-7" />
      </button>
      <div
        id={id}
        popover="auto"
        className="m-0 ml-auto h-dvh max-h-none w-full max-w-md overflow-y-auto border-l-2 border-ink bg-paper text-ink backdrop:bg-press/60"
      >
        <div className="flex h-(--header-height) items-center justify-between border-b-2 border-ink px-gutter">
          <span className="font-[650]">{bar.menu}</span>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={bar.close}
            className="-mr-2.5 grid size-11 place-items-center rounded-control"
          >
            <Icon name="x" className="size-7" />
          </button>
        </div>
        <nav aria-label={bar.menu} className="grid gap-1 px-gutter py-4">
          <details className="group border-b border-line" open>
            <summary className={row}>
              {bar.services}
              <Icon name="chevron-down" className="group-open:rotate-180" />
            </summary>
            <div className="-mx-3 grid gap-3 pb-4">
              <ServiceColumns />
            </div>
          </details>
          {bar.links.map(({ label, to }) => (
            <Anchor key={to} href={hrefOf(to)} className={`${row} border-b border-line`}>
              {label}
            </Anchor>
          ))}
          <p className="pt-5 font-mono text-fine tracking-eyebrow text-muted uppercase">
            {region.label}
          </p>
          <div className="-mx-3">
            <RegionLinks />
          </div>
          <div className="grid grid-cols-2 gap-3 pt-5">
            <ButtonLink variant="secondary" href={hrefOf("@login")}>
              {bar.login}
            </ButtonLink>
            <ButtonLink href={hrefOf("@register")}>{bar.signup}</ButtonLink>
          </div>
        </nav>
      </div>
    </div>
  );
}

const row = "flex min-h-14 items-center justify-between text-h4 font-[650]";
