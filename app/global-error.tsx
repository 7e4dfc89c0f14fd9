"use client";

import { useEffect } from "react";
import { recover } from "@/components/layout/recover";

/**
 * When the frame around the pages cannot be put together: Next's own page has styles and a form
 * that the site's policy forbids. The words stand here, since content is what may have failed.
 */
export default function GlobalError() {
  useEffect(recover, []);
  return (
    <html lang="en">
      <body>
        <h1>This page did not load</h1>
        <a href="/">Go Home</a>
      </body>
    </html>
  );
}
