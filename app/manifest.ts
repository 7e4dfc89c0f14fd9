import type { MetadataRoute } from "next";
import { getContent } from "@/compiler/published";
import { hexOf } from "@/components/brand/colours";
import { appIcons } from "./_icons/app-icons";

export const dynamic = "force-static";

/** /manifest.webmanifest: name, colours and icons for a shortcut to the site. */
export default function manifest(): MetadataRoute.Manifest {
  const { name } = getContent().site;
  return {
    name,
    short_name: name,
    start_url: "/",
    display: "browser",
    theme_color: hexOf("paper"),
    background_color: hexOf("paper"),
    icons: Object.entries(appIcons).map(([file, { size, purpose }]) => ({
      src: `/icons/${file}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  };
}
