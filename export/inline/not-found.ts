// The inline script of a not-found page (inline-scripts.ts). Redirects a near miss to its page
// where the host has not done so (receiver/no-file.ts), once the host says that the page is there.
import { nearMisses } from "../../site/pages/near-miss.ts";

// For hosts that answer with /404.html below /blog-lists/ too.
const heading = document.querySelector<HTMLElement>("[data-blog-heading]");
if (heading && /^\/blog-lists\//i.test(location.pathname))
  heading.textContent = heading.dataset.blogHeading as string;

redirect().catch(() => {});

async function redirect() {
  for (const path of nearMisses(location.pathname)) {
    // fetch() follows redirects, so the visitor gets to the last address in one hop.
    const { ok, url } = await fetch(path, { method: "HEAD" });
    if (ok) return location.replace(new URL(url).pathname + location.search + location.hash);
  }
}
