import { Icon } from "@/components/ui/icon";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";

const regions = ["us", "ca"] as const;
const look =
  "flex min-h-11 grow items-center gap-3 rounded-control px-3 font-[650] hover:bg-paper-2";

type Props = {
  /** Address of the page that shows the links; undefined on a 404 page, which leads home. */
  path: string | undefined;
  className?: string;
};

/** The same page on the two regional sites; the region that the visitor is in is marked. */
export function RegionLinks({ path = "/", className = "" }: Props) {
  const { region } = getContent().navigation;
  return (
    <List className={className}>
      {regions.map((id) => {
        const href = getContent().site.hosts[id] + path;
        return (
          <li key={id} className="flex">
            <a href={href} aria-current="true" className={`${look} ${onlyIn[id]}`}>
              {region[id]}
              <Icon name="check" className="ms-auto size-5" />
            </a>{" "}
            <a href={href} className={`${look} ${notIn[id]}`}>
              {region[id]}
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
      {getContent().navigation.region[id]}{" "}
    </span>
  ));
}

const onlyIn = { us: "only-us", ca: "only-ca" };
const notIn = { us: onlyIn.ca, ca: onlyIn.us };
