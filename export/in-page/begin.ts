// A message that begins with what a link or another form has put into the page's address: an empty
// field with `data-begin` gets the first of its templates, one a line, whose {names} are all there.
// A hidden line with one shows it.
import { type Marked, selector } from "../../components/ui/in-page.ts";
import { put } from "./keep.ts";
import type { AnyElement } from "./on.ts";

const given = new URLSearchParams(location.search);

/** The template with its names filled in; undefined where the address lacks one. */
function fill(template: string): string | undefined {
  let lacks = false;
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = given.get(name)?.trim().slice(0, 100);
    lacks ||= !value;
    return value ?? "";
  });
  return lacks ? undefined : text;
}

for (const field of document.querySelectorAll<Marked<AnyElement>>(selector("[data-begin]"))) {
  const text = field.dataset.begin?.split("\n").map(fill).find(Boolean);
  if (!text) continue;
  if (field.hidden) {
    field.textContent = text;
    field.hidden = false;
    // A visitor who comes back may have emptied it.
  } else if (!field.value && !history.state?.kept) put(field, text);
}
