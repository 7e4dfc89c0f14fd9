"use client";

import { type ReactNode, useEffect, useState } from "react";
import { startsVisibleBelow } from "@/components/ui/in-page";

/** The heading of a 404 page: below /blog-lists/ it says `heading`. */
export function BlogAddress({ heading, children }: { heading: string; children: ReactNode }) {
  const [isBlog, setIsBlog] = useState(false);
  useEffect(() => setIsBlog(/^\/blog-lists\//i.test(location.pathname)), []);
  return <span {...startsVisibleBelow("/blog-lists/")}>{isBlog ? heading : children}</span>;
}
