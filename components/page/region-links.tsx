import { Icon } from "@/components/ui/icon";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";

/** The two sites, each for a region. */
export const regionNames = { us: "USA", ca: "Canada" };

const regions = ["us", "ca"] as const;
const look =
  "flex min-h-11 grow items-center gap-3 rounded-control px-3 font-strong hover:bg-paper-2";

type Props = {
  /** Address of the page that shows the links; undefined on a 404 page, which leads home. */
  path: string | undefined;
  className?: string;
};

/** The same page on the two regional sites; the region that the visitor is in is marked. */
export function RegionLinks({ path = "/", className = "" }: Props) {
  return (
    <List className={className}>
      {regions.map((id) => {
        const href = getContent().site.hosts[id] + path;
        return (
          <li key={id} className="flex">
            <a href={href} className={look}>
              {regionNames[id]}
              <span className={`ms-auto ${onlyIn[id]}`}>
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

/** The name of the visitor's region. */
export function RegionName() {
  return regions.map((id) => (
    <span key={id} className={onlyIn[id]}>
      {regionNames[id]}{" "}
    </span>
  ));
}

const onlyIn = { us: "only-us", ca: "only-ca" };
