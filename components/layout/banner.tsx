import { content } from "@/content/content";
import { DeviceLink } from "./device-link";

/** The offer above the navigation bar. */
export function Banner() {
  const { text, link } = content.promotion;
  return (
    <aside aria-label={link} className="on-ink bg-canola px-gutter py-2.5 text-small">
      <p className="mx-auto max-w-page">
        {text}{" "}
        <DeviceLink className="font-[650] whitespace-nowrap underline underline-offset-4">
          {link}
        </DeviceLink>
      </p>
    </aside>
  );
}
