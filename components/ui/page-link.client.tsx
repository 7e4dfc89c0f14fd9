"use client";

import Link from "next/link";
import { type ComponentProps, useState } from "react";

/** A link inside the site. Its page is fetched ahead once the pointer or the focus is on it. */
export function PageLink(props: ComponentProps<typeof Link>) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return <Link {...props} prefetch={wanted ? null : false} onPointerEnter={want} onFocus={want} />;
}
