import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { hex } from "@/components/brand/colors";
import { dark, light } from "@/tailwind.config";
import { SiteDocument } from "./site-document";

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: hex(light["--paper"]) },
    { media: "(prefers-color-scheme: dark)", color: hex(dark["--paper"]) },
  ],
};

/** Files of public/; /favicon.ico is found without being named. */
export const metadata: Metadata = {
  icons: {
    icon: { url: "/favicon.svg", type: "image/svg+xml" },
    apple: "/apple-touch-icon.png",
  },
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  if (process.env.NODE_ENV !== "development") return <SiteDocument>{children}</SiteDocument>;
  const { DevPage } = await import("./_dev/dev-page");
  return (
    <SiteDocument>
      <DevPage>{children}</DevPage>
    </SiteDocument>
  );
}
