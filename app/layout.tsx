import type { Viewport } from "next";
import type { ReactNode } from "react";
import { Banner } from "@/components/layout/banner";
import { FloatingButtons } from "@/components/layout/floating-buttons";
import { Header } from "@/components/layout/header";
import { LoadFailure } from "@/components/layout/load-failure";
import { markVisitorScript } from "@/components/layout/mark-visitor";
import { MobileMenu } from "@/components/layout/mobile-menu";
import { Recovery } from "@/components/layout/recovery.client";
import { RouteTop } from "@/components/layout/route-top.client";
import { language } from "@/components/metadata/page-metadata";
import { content, settings } from "@/content/content";
import { fontVariables } from "./_fonts/fonts";
import "./globals.css";

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f8fcfa" },
    { media: "(prefers-color-scheme: dark)", color: "#031616" },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={language}
      className={fontVariables}
      data-scroll-behavior="smooth"
      data-region={settings.region}
      // The script below may have changed the region.
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; it has to run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: markVisitorScript }} />
      </head>
      <body id="top">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-30 focus:rounded-control focus:bg-sheet focus:px-4 focus:py-3"
        >
          {content.navigation.skip}
        </a>
        <Banner />
        <Header />
        <MobileMenu />
        <Recovery fallback={<LoadFailure />}>{children}</Recovery>
        <FloatingButtons />
        <RouteTop />
      </body>
    </html>
  );
}
