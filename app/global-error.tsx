"use client";

import { useEffect } from "react";
import { recover } from "@/components/page/recover";

/**
 * The page for an error in the root layout. Next's own has inline styles and a form, which the
 * site's policy forbids. Its words stand here, because loading content may be what failed.
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
