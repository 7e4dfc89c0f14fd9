"use client";

import { type ReactNode, useEffect, useState } from "react";
import { postAddress } from "@/compiler/site/slug";

/**
 * The heading of a 404 page. Below /blog-lists/ it redirects to the post whose title is in the
 * address, and says `heading` if there is none. The posts are known from the page's own links; a
 * page without such links redirects to the address in canonical form, which knows.
 */
export function BlogAddress({ heading, children }: { heading: string; children: ReactNode }) {
  const [isBlog, setIsBlog] = useState(false);
  useEffect(() => {
    const { pathname } = location;
    setIsBlog(/^\/blog-lists\//i.test(pathname));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/blog-lists/"]')];
    const posts = links.length > 0 ? links.map((link) => link.pathname) : undefined;
    const address = postAddress(pathname, posts);
    if (address) location.replace(address + location.search + location.hash);
  }, []);
  return (
    <span data-start="visible" data-below="/blog-lists/">
      {isBlog ? heading : children}
    </span>
  );
}
