import type { FieldPath } from "../../site/load/walk";
import { nodesOf } from "./read-signs";

/** What covers the page at its edges, in pixels. */
const margin = 120;

/**
 * Brings what shows a field into view, if it is not seen yet; what is closed around it opens.
 * @returns whether the page shows it
 */
export function revealField(file: string, path: FieldPath): boolean {
  const elements = shownBy(file, path).map((node) =>
    node instanceof Element ? node : node.parentElement,
  );
  const element = elements.find((each) => each?.closest("main")) ?? elements[0];
  if (!element) return false;
  open(element);
  // An item that opens has no place for what is in it yet.
  const item = element.closest("details") ?? element;
  requestAnimationFrame(() => {
    const { top, bottom } = item.getBoundingClientRect();
    const isSeen = bottom > margin && top < innerHeight - margin;
    if (!isSeen) item.scrollIntoView({ behavior: "instant", block: "center" });
  });
  return true;
}

/** What shows a field or, of one that shows nowhere, the nearest group of fields that does. */
function shownBy(file: string, path: FieldPath): Node[] {
  for (let end = path.length; end > 0; end -= 1) {
    const nodes = nodesOf(file, path.slice(0, end).join("."));
    if (nodes.length > 0) return nodes;
  }
  return [];
}

/** Opens items and tabs around an element, as a visitor would. */
function open(element: Element): void {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
    // A tab's panel names its tab; of radio buttons, the one before the panel chooses it.
    const tab = at.matches("[role=tabpanel]") && at.getAttribute("aria-labelledby");
    if (tab) document.getElementById(tab)?.click();
    const radio = at.parentElement?.querySelector<HTMLInputElement>(":scope > input[type=radio]");
    if (radio && !radio.checked && at.checkVisibility && !at.checkVisibility()) radio.click();
  }
}
