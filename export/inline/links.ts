// Additional behavior of links, at once and without React. Without scripts each link still leads to
// its page.

import { targetOf } from "./target-of.ts";

declare global {
  interface Navigator {
    /** Not every browser has it. */
    connection?: { saveData: boolean };
  }
}

/** Between scrolling up and leaving the page, in milliseconds. */
const scrollTime = 100;
let leaving: ReturnType<typeof setTimeout> | undefined;

addEventListener("click", (event) => {
  const link = targetOf(event)?.closest<HTMLAnchorElement>("a[href]");
  if (!link || event.defaultPrevented || opensElsewhere(event)) return;
  clearTimeout(leaving);
  // A link in a menu closes it, also where it leads to a part of the page in view.
  link.closest<HTMLElement>("[popover]")?.togglePopover(false);
  if (link.dataset.window) openWindow(event, link.href, link.dataset.window);
  else if (link.origin === location.origin) follow(event, link);
});

/** Whether a click asks the browser for a new tab, a new window or a download. */
const opensElsewhere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;

/** Follows some links inside the site; the browser follows all others. */
function follow(event: Event, link: HTMLAnchorElement): void {
  if (link.hash && isHere(link)) showPart(event, link);
  else if (link.pathname === location.pathname && !link.search) scrollUp(event);
  else if ("scrollFirst" in link.dataset) scrollAndLeave(event, link.href);
}

function scrollUp(event: Event): void {
  event.preventDefault();
  scrollTo({ top: 0 });
}

function scrollAndLeave(event: Event, href: string): void {
  scrollUp(event);
  leaving = setTimeout(() => {
    // Stops the scroll, which a page kept for Back would continue.
    scrollTo({ top: scrollY, behavior: "instant" });
    location.assign(href);
  }, scrollTime);
}

/** Whether a link leads to the page in view, at this address of it or at its canonical one. */
function isHere({ pathname, search }: HTMLAnchorElement): boolean {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
  const paths = [location.pathname, canonical && new URL(canonical).pathname];
  return paths.includes(pathname) && !search;
}

/** Shows the part of this page that a link names. */
function showPart(event: Event, { pathname, hash }: HTMLAnchorElement): void {
  open(hash);
  // At its own address, the browser scrolls.
  if (pathname === location.pathname) return;
  event.preventDefault();
  if (location.hash === hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  else location.hash = hash;
}

/** Opens the closed item around a part; not every browser does. */
function open(hash: string): HTMLElement | null | undefined {
  const part = document.getElementById(hash.slice(1));
  const item = part?.closest<HTMLDetailsElement>("details:not([open])");
  if (!item) return;
  item.open = true;
  return part;
}

const showNamed = () => open(location.hash)?.scrollIntoView();
addEventListener("hashchange", showNamed);
showNamed();

/** Opens a link in a small window ("550x400"); where such windows are blocked, it stays a link. */
function openWindow(event: Event, href: string, size: string): void {
  const [width = 0, height = 0] = size.split("x").map(Number);
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
  const popup = window.open(href, "_blank", features);
  if (!popup) return;
  event.preventDefault();
  // Without "noopener", which would hide whether the window was blocked.
  popup.opener = null;
  popup.focus();
}

// Nothing is fetched ahead for visitors who save data.
if (navigator.connection?.saveData) document.querySelector("[type=speculationrules]")?.remove();
