import type { ReactNode } from "react";
import { language } from "@/components/metadata/page-metadata";
import { getContent } from "@/site/content";
import { fontVariables } from "./_fonts/fonts";
import "./globals.css";

/** The document around a page: the same for every route and for the 404 page. */
export function SiteDocument({ children }: { children: ReactNode }) {
  const { settings, site } = getContent();
  return (
    <html
      lang={language()}
      className={fontVariables}
      data-region={settings.region}
      data-host-us={new URL(site.hosts.us).hostname}
      data-host-ca={new URL(site.hosts.ca).hostname}
      // The script in the head may have changed the region (export/inline/head.ts).
      suppressHydrationWarning
    >
      <body id="_top">{children}</body>
    </html>
  );
}
