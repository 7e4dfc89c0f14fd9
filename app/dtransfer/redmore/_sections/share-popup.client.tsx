"use client";

import type { ComponentProps, MouseEvent } from "react";

const width = 550;
const height = 400;

/** A link that opens in a small window of its own; a plain link where such windows are blocked. */
export function SharePopup({ href, ...props }: ComponentProps<"a"> & { href: string }) {
  function open(event: MouseEvent<HTMLAnchorElement>) {
    // A modified click asks for a tab or a window of another kind.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
    const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
    const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
    const popup = window.open(href, "_blank", features);
    if (!popup) return;
    event.preventDefault();
    // Without "noopener", which would hide whether the window was blocked.
    popup.opener = null;
    popup.focus();
  }
  return <a {...props} href={href} onClick={open} />;
}
