import type { ReactNode } from "react";
import { Logo } from "@/components/brand/logo";
import { buttonLook } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { getContent } from "@/site/content";
import { AccountLinks } from "./device-link";
import { Dropdown } from "./dropdown.client";
import { MoreServices, NavLink, RegionLinks, RegionName, ServiceColumns } from "./menu-links";
import { MenuButton } from "./mobile-menu";

/** The fixed navigation bar: a row above 768 px, a menu button on narrower screens. */
export function Header({ path }: { path: string | undefined }) {
  const { bar } = getContent().navigation;
  return (
    <header className="sticky top-(--bar-top) z-20 border-b-2 border-ink bg-paper px-gutter">
      <div className="mx-auto flex min-h-(--header-height) max-w-page flex-wrap items-center gap-x-4 lg:gap-x-8">
        <a href="/" translate="no" className="rounded-control py-2">
          <Logo />
        </a>
        <nav aria-label="Main" className="hidden min-w-0 grow flex-wrap items-center md:flex">
          <Dropdown id="_services-menu" opensOnHover>
            <DropdownButton id="_services-menu">{bar.services}</DropdownButton>
            <div
              id="_services-menu"
              popover="auto"
              className="dropdown [--width:54rem] max-lg:[--width:100%]"
            >
              <div className="service-columns">
                <ServiceColumns path={path} />
              </div>
              <MoreServices
                path={path}
                className="border-t-2 border-dashed border-line px-8 py-2"
              />
            </div>
          </Dropdown>
          {bar.links.map(({ label, to }) => (
            <NavLink key={to} to={to} path={path} className="bar-item">
              {label}
            </NavLink>
          ))}
          <Dropdown id="_region-menu">
            <DropdownButton id="_region-menu">
              <span className="sr-only">Region: </span>
              <RegionName />
            </DropdownButton>
            <div id="_region-menu" popover="auto" className="dropdown [--width:12rem]">
              <RegionLinks path={path} className="p-3" />
            </div>
          </Dropdown>
        </nav>
        <div className="hidden flex-wrap items-center gap-1 md:flex lg:gap-3">
          <AccountLinks login="bar-item" button={barButton} />
        </div>
        <MenuButton />
      </div>
    </header>
  );
}

function DropdownButton({ id, children }: { id: string; children: ReactNode }) {
  return (
    <button type="button" popoverTarget={id} aria-controls={id} className="group bar-item">
      {children}
      <Icon name="chevron-down" className="moves size-4 group-has-[+:popover-open]:rotate-180" />
    </button>
  );
}

const barButton = `${buttonLook("signUp")} min-h-11! py-1.5!`;
