import type { ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import { findPage, getContent, linkToService, regionIds, regions } from "@/site/content";
import { hrefOf } from "@/site/links";
import { statusOf } from "@/site/sale";
import { StatusLabel } from "./status-label";

type NavLinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** Address of the page that shows the link; undefined on a 404 page. */
  path: string | undefined;
};

/** A link of the bar or the menu, marked on all pages of its section. */
export function NavLink({ to, path, ...props }: NavLinkProps) {
  return (
    <>
      <a {...props} href={hrefOf(to)} aria-current={currentState(to, path)} />{" "}
    </>
  );
}

/**
 * "page" on the link's own page; "true" below it, at its further addresses and, for a link to a
 * pricing page, on all pricing pages.
 */
function currentState(to: string, path: string | undefined) {
  if (!path) return undefined;
  const [target = ""] = to.split("#");
  if (path === target) return "page";
  const [page, linked] = [findPage(path), findPage(target)];
  const isSame = linked && page?.canonical === linked.canonical;
  const arePrices = page?.kind === "prices" && linked?.kind === "prices";
  return isSame || arePrices || path.startsWith(`${target}/`) ? "true" : undefined;
}

/** The address of the page that shows the links; undefined on a 404 page. */
type Props = { path: string | undefined };

/** Marketing and Solutions; the dropdown and the mobile menu show the same. */
export function ServiceColumns({ path }: Props) {
  return getContent().navigation.bar.columns.map(({ heading, links }) => (
    <div key={heading} className="min-w-0">
      <p className="px-3 pb-2 font-mono text-fine tracking-eyebrow text-muted uppercase">
        {heading}
      </p>
      <List>
        {links.map(({ label, to, text }) => {
          const service = serviceOf(to);
          return (
            <li key={to}>
              <NavLink to={to} path={path} className="menu-entry">
                {service && (
                  <span className={`menu-icon ${inkBackground[service.ink]}`}>
                    <Icon name={service.icon} className="size-5.5" />
                  </span>
                )}
                <span className="min-w-0 grow basis-32">
                  <span className="menu-label">{label}</span>{" "}
                  {service && <StatusLabel status={statusOf(service)} className="md:ms-1" />}{" "}
                  {/* The menu of phones keeps all its links on one screen. */}
                  <span className="block pt-1 text-small text-muted max-md:hidden">{text}</span>
                </span>
              </NavLink>
            </li>
          );
        })}
      </List>
    </div>
  ));
}

/**
 * The line below the columns: the services that are in none of them, and the page of all services.
 */
export function MoreServices({ path, className }: Props & { className: string }) {
  return (
    <List className={`flex flex-wrap gap-x-6 ${className}`}>
      {getContent().navigation.bar.more.map(({ label, to }) => (
        <li key={to}>
          <NavLink to={to} path={path} className="menu-label flex min-h-11 items-center text-small">
            {label}
          </NavLink>
        </li>
      ))}
    </List>
  );
}

function serviceOf(to: string) {
  return getContent().services.find((service) => linkToService(service) === to);
}

const regionLook =
  "flex min-h-11 grow items-center gap-3 rounded-control px-3 font-strong hover:bg-paper-2";

type RegionProps = {
  /** Address of the page that shows the links; undefined on a 404 page, which leads home. */
  path: string | undefined;
  className: string;
};

/** The same page on the two regional sites; the region that the visitor is in is marked. */
export function RegionLinks({ path = "/", className }: RegionProps) {
  return (
    <List className={className}>
      {regionIds.map((id) => {
        const href = getContent().site.hosts[id] + path;
        return (
          <li key={id} className="flex">
            <a href={href} className={regionLook}>
              {regions[id].name}
              <span className={`ms-auto only-${id}`}>
                <span className="sr-only">, chosen</span>
                <Icon name="check" className="size-5" />
              </span>
            </a>
          </li>
        );
      })}
    </List>
  );
}

export function RegionName() {
  return regionIds.map((id) => (
    <span key={id} className={`only-${id}`}>
      {regions[id].name}{" "}
    </span>
  ));
}
