import type { Viewport } from "next";
import type { ReactNode } from "react";
import { SiteDocument } from "./site-document";

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f8fcfa" },
    { media: "(prefers-color-scheme: dark)", color: "#031616" },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}
