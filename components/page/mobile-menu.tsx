import { buttonLook } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { getContent } from "@/site/content";
import { AccountLinks } from "./device-link";
import { MenuDialog } from "./menu-dialog.client";
import { MoreServices, NavLink, RegionLinks, ServiceColumns } from "./menu-links";

const id = "_menu";

export function MenuButton() {
  return (
    <button
      type="button"
      popoverTarget={id}
      aria-controls={id}
      aria-label="Menu"
      className={`${square} ms-auto md:hidden`}
    >
      <Icon name="menu" className="size-7" />
    </button>
  );
}

/**
 * The menu of narrow screens, a sheet that leaves a strip of the page in sight to tap on. It is
 * a child of the body, so that all else can be made inert.
 */
export function MobileMenu({ path }: { path: string | undefined }) {
  const { bar } = getContent().navigation;
  return (
    <MenuDialog id={id} aria-label="Menu" className="menu md:hidden">
      <div className="menu-head">
        <span className="display text-h4">Menu</span>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close the menu"
          className={square}
        >
          <Icon name="x" className="size-7" />
        </button>
      </div>
      <nav aria-label="Menu" className="px-gutter">
        <details open className="group border-b-2 border-dashed border-line">
          <summary className="menu-row justify-between gap-3">
            {bar.services}
            <Icon name="chevron-down" className="moves size-6 group-open:rotate-180" />
          </summary>
          <div className="-mx-3 grid gap-4 pb-4">
            <ServiceColumns path={path} />
          </div>
          <MoreServices path={path} className="border-t-2 border-dashed border-line py-2" />
        </details>
        {[...bar.links, ...bar.menuLinks].map(({ label, to }) => (
          <NavLink
            key={to}
            to={to}
            path={path}
            className="menu-row border-b-2 border-dashed border-line"
          >
            {label}
          </NavLink>
        ))}
        <p className="pt-6 font-mono text-fine tracking-eyebrow text-muted uppercase">Region</p>
        <RegionLinks path={path} className="-mx-3 pt-1" />
        <div className="menu-foot">
          <AccountLinks login={buttonLook("secondary")} button={buttonLook("signUp")} />
        </div>
      </nav>
    </MenuDialog>
  );
}

const square = "-me-2.5 grid size-11 shrink-0 place-items-center rounded-control hover:bg-paper-2";
