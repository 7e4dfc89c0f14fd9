import type { ReactNode } from "react";
import { Tabs } from "@/components/ui/tabs.client";
import { getContent } from "@/site/content";

const order = ["story", "why", "culture"] as const;
export type AboutTab = (typeof order)[number];

type Props = Record<AboutTab, ReactNode> & {
  open: AboutTab;
  /** The tab whose heading is the page's: it shows once. */
  titled: AboutTab | undefined;
};

/** The company's three panels; all of them can be read where there are no scripts. */
export function AboutTabs({ open, titled, ...panels }: Props) {
  const { tabs } = getContent().about;
  return (
    <Tabs
      label={tabs.heading}
      open={open}
      tabs={order.map((tab) => ({
        id: tab,
        label: tabs[tab].label,
        panel: (
          <>
            <h3 className={tab === titled ? "sr-only" : "pb-6 text-h3"}>{tabs[tab].heading}</h3>
            {panels[tab]}
          </>
        ),
      }))}
    />
  );
}
