import remarkGfm from "remark-gfm";

/** Every text that remark-gfm would change has one of these. */
const signsOfGfm = /[|~@]|www\.|:\/\/|\[[ x^]/i;

/**
 * remark-gfm (tables, bare addresses and the like) for the few texts that need it: its search for
 * addresses takes longer than all other work on a text.
 */
export function markdownPlugins(text: string): (typeof remarkGfm)[] {
  return signsOfGfm.test(text) ? [remarkGfm] : [];
}
