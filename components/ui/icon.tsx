import * as lucide from "lucide";
import { type ComponentProps, createElement, Fragment } from "react";

const icons = {
  "arrow-right": lucide.ArrowRight,
  "arrow-up": lucide.ArrowUp,
  bell: lucide.Bell,
  "calendar-check": lucide.CalendarCheck,
  check: lucide.Check,
  "chevron-down": lucide.ChevronDown,
  clock: lucide.Clock,
  cloud: lucide.Cloud,
  copy: lucide.Copy,
  mail: lucide.Mail,
  "map-pin": lucide.MapPin,
  menu: lucide.Menu,
  newspaper: lucide.Newspaper,
  radar: lucide.Radar,
  "receipt-text": lucide.ReceiptText,
  "ticket-percent": lucide.TicketPercent,
  "trending-up": lucide.TrendingUp,
  x: lucide.X,
};

/** The icons' shapes, made once and without keys, which each icon in a page would carry. */
const shapes = Object.fromEntries(
  Object.entries(icons).map(([name, nodes]) => [
    name,
    createElement(
      Fragment,
      null,
      ...nodes.map(([tag, attributes]) => createElement(tag, attributes)),
    ),
  ]),
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
