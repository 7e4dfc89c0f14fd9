"use client";

import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & {
  /** The other site, "https://www.angel-app.ca". */
  origin: string;
};

/** A link to the page in view on another of our sites. */
export function SamePathLink({ origin, ...props }: Props) {
  const path = usePathname();
  // The 404 page is built without an address; the other site will have no such page either.
  const target = path === "/_not-found" ? "/" : path;
  return <a {...props} href={origin + target} suppressHydrationWarning />;
}
