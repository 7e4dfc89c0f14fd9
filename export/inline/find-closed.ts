// Find in page and links to a text look into closed tabs and languages too, where browsers know
// hidden="until-found". Style sheets say which are closed; elsewhere these hide them alone.
import { targetOf } from "./target-of.ts";

/** Lets the browser look into what is closed. */
function mark(): void {
  for (const panel of document.querySelectorAll("[data-opener]"))
    if (panel.firstElementChild?.checkVisibility()) panel.removeAttribute("hidden");
    else panel.setAttribute("hidden", "until-found");
}

mark();
// Runs after the other effects of these events.
for (const type of ["click", "keydown", "change", "hashchange"])
  addEventListener(type, () => setTimeout(mark));

addEventListener("beforematch", (event) => {
  const { opener = "" } = (targetOf(event) as HTMLElement | undefined)?.dataset ?? {};
  document.getElementById(opener)?.click();
});
