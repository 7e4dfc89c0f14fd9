import * as lucide from "lucide";
import { createElement } from "react";

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
  mail: lucide.Mail,
  "map-pin": lucide.MapPin,
  menu: lucide.Menu,
  newspaper: lucide.Newspaper,
  phone: lucide.Phone,
  plus: lucide.Plus,
  radar: lucide.Radar,
  "receipt-text": lucide.ReceiptText,
  "ticket-percent": lucide.TicketPercent,
  "trending-up": lucide.TrendingUp,
  x: lucide.X,
};

type Props = { name: keyof typeof icons; className?: string };

/** An interface icon, drawn into the page; the words beside it say what it means. */
export function Icon({ name, className = "size-5" }: Props) {
  const shapes = icons[name].map(([tag, attributes]) => createElement(tag, attributes));
  return createElement(
    "svg",
    { viewBox: "0 0 24 24", "aria-hidden": true, className: `icon ${className}` },
    // Children as arguments need no keys, which each icon in a page would carry.
    ...shapes,
  );
}
