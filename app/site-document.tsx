import type { ReactNode } from "react";
import { Banner } from "@/components/layout/banner";
import { ContentProblems } from "@/components/layout/content-problems";
import { FloatingButtons } from "@/components/layout/floating-buttons";
import { Header } from "@/components/layout/header";
import { headScript } from "@/components/layout/mark-visitor";
import { MobileMenu } from "@/components/layout/mobile-menu";
import { RouteTop } from "@/components/layout/route-top.client";
import { language } from "@/components/metadata/page-metadata";
import { content, settings } from "@/content/content";
import { offerEnd } from "@/content/site/offer";
import { fontVariables } from "./_fonts/fonts";
import { HeadScript } from "./_preview/head-script";
import "./globals.css";

/** The whole document around a page: the same for every route and for the 404 page. */
export function SiteDocument({ children }: { children: ReactNode }) {
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
        <HeadScript text={headScript(offerEnd(content.promotion))} />
      </head>
      <body id="top">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-30 focus:rounded-control focus:bg-sheet focus:px-4 focus:py-3"
        >
          {content.navigation.skip}
        </a>
        <ContentProblems>
          <Banner />
        </ContentProblems>
        <Header />
        <MobileMenu />
        {children}
        <FloatingButtons />
        <RouteTop />
      </body>
    </html>
  );
}
