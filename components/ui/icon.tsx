import type { IconNode } from "lucide";
import * as lucide from "lucide";
import { type ComponentProps, createElement, Fragment, type ReactNode } from "react";

const icons = {
  "arrow-right": lucide.ArrowRight,
  "arrow-up": lucide.ArrowUp,
  bell: lucide.Bell,
  "calendar-check": lucide.CalendarCheck,
  check: lucide.Check,
  "chevron-down": lucide.ChevronDown,
  clock: lucide.Clock,
  globe: lucide.Globe,
  cloud: lucide.Cloud,
  copy: lucide.Copy,
  landmark: lucide.Landmark,
  mail: lucide.Mail,
  "map-pin": lucide.MapPin,
  menu: lucide.Menu,
  newspaper: lucide.Newspaper,
  phone: lucide.Phone,
  plus: lucide.Plus,
  radar: lucide.Radar,
  "receipt-text": lucide.ReceiptText,
  "shield-check": lucide.ShieldCheck,
  store: lucide.Store,
  "ticket-percent": lucide.TicketPercent,
  "trending-up": lucide.TrendingUp,
  user: lucide.User,
  x: lucide.X,
};

/**
 * An icon's shapes, made once and without keys, which each icon in a page would carry. Its paths
 * become one. Behind another path, a first "m" would be relative: it becomes "M", its further
 * points lines.
 */
function shapeOf(nodes: IconNode): ReactNode {
  const isPath = ([tag]: IconNode[number]) => tag === "path";
  const paths = nodes.filter(isPath).map(([, { d }]) => absolute(String(d)));
  const others = nodes.filter((node) => !isPath(node));
  return createElement(
    Fragment,
    null,
    ...others.map(([tag, attributes]) => createElement(tag, attributes)),
    paths.length > 0 && createElement("path", { d: paths.join("") }),
  );
}

function absolute(d: string): string {
  return d.replace(/^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=[-\d.])/, "M$1 $2l").replace(/^m/, "M");
}

const shapes = Object.fromEntries(
  Object.entries(icons).map(([name, nodes]) => [name, shapeOf(nodes)]),
);

type Props = ComponentProps<"svg"> & { name: keyof typeof icons };

/** An interface icon, drawn into the page; the words beside it say what it means. */
export function Icon({ name, className = "size-5", ...props }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...props} className={`icon ${className}`}>
      {shapes[name]}
    </svg>
  );
}
