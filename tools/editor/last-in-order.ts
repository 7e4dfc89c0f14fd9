import type { Loaded } from "../../site/load-content.ts";

let inOrder: Loaded | undefined;

/**
 * Content, or while it has problems the last without any that this process had: with that, the forms
 * go on.
 * @returns undefined where there was none
 */
export function lastInOrder(content: Loaded): Loaded | undefined {
  if (content.problems.length === 0) inOrder = content;
  return inOrder;
}
