import remarkGfm from "remark-gfm";

/** Without one of these a text has nothing that remark-gfm would read otherwise. */
const signsOfGfm = /[|~@]|www\.|:\/\/|\[[ x^]/i;

/**
 * What reads tables, bare addresses and the like, for the few texts that have them: its search
 * for addresses takes longer than all other work on a text.
 */
export function markdownPlugins(text: string): (typeof remarkGfm)[] {
  return signsOfGfm.test(text) ? [remarkGfm] : [];
}
