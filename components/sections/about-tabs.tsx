import type { ReactNode } from "react";
import { content } from "@/content/content";
import type { AboutTab } from "./about-page";

const order: AboutTab[] = ["story", "why", "culture"];

/** The three panels; all of them can be read before any script runs. */
export function AboutTabs({ open, ...panels }: { open: AboutTab } & Record<AboutTab, ReactNode>) {
  const { tabs } = content.about;
  const first = [open, ...order.filter((tab) => tab !== open)];
  return (
    <>
      <ul className="flex flex-wrap gap-2 pt-8">
        {order.map((tab) => (
          <li key={tab}>
            <a
              href={`#${tab}`}
              aria-current={tab === open ? "true" : undefined}
              className="flex min-h-11 items-center rounded-control border-2 border-ink px-4 font-[650] aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {tabs[tab].label}
            </a>
          </li>
        ))}
      </ul>
      {first.map((tab) => (
        <section key={tab} id={tab} aria-labelledby={`${tab}-heading`} className="pt-12">
          <h3 id={`${tab}-heading`} className="pb-6 text-h3">
            {tabs[tab].heading}
          </h3>
          {panels[tab]}
        </section>
      ))}
    </>
  );
}
