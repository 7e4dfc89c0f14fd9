import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import { getContent, linkToService } from "@/site/content";
import { NavLink } from "./nav-link";
import { StatusLabel } from "./status-label";

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
        {links.map(({ label, to, icon, text }) => {
          const service = serviceOf(to);
          return (
            <li key={to}>
              <NavLink to={to} path={path} className="menu-entry">
                <span className={`menu-icon ${inkBackground[service?.ink ?? "stone"]}`}>
                  <Icon name={icon} className="size-5.5" />
                </span>
                <span className="min-w-0 grow basis-32">
                  <span className="menu-label">{label}</span>{" "}
                  {service && (
                    <StatusLabel
                      status={service.status}
                      className="border-line! md:ms-1 bg-transparent! text-ink!"
                    />
                  )}{" "}
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

/** The line below the columns: services that are in neither, and the page of all. */
export function MoreServices({ path, className = "" }: Props & { className?: string }) {
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

/** The service that has this link. */
function serviceOf(to: string) {
  return getContent().services.find((service) => linkToService(service) === to);
}
