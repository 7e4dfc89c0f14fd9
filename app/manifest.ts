import type { MetadataRoute } from "next";
import { hexOf } from "@/components/brand/colors";
import { getContent } from "@/site/content";

export const dynamic = "force-static";

/**
 * Files of public/. A maskable icon fills its square; its mark lies in the circle of 80 % that no
 * mask cuts (W3C Web App Manifest, section "Icon masks and safe zone").
 */
const icons = [
  { name: "192", size: 192, purpose: "any" },
  { name: "512", size: 512, purpose: "any" },
  { name: "maskable-512", size: 512, purpose: "maskable" },
] as const;

/** /manifest.webmanifest: name, colors and icons for a shortcut to the site. */
export default function manifest(): MetadataRoute.Manifest {
  const { name } = getContent().site;
  return {
    name,
    short_name: name,
    start_url: "/",
    display: "browser",
    theme_color: hexOf("paper"),
    background_color: hexOf("paper"),
    icons: icons.map(({ name, size, purpose }) => ({
      src: `/icons/${name}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  };
}
