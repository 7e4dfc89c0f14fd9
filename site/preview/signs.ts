import type { Root } from "mdast";
import type { Data } from "../load/collections.ts";

/**
 * Beside a form, invisible characters in the words of the page name the field of the words
 * (editor/page/signs.ts replaces this module there). Everywhere else there are none.
 */

/** The content as pages get it. */
export const signed = (data: Data): Data => data;
/** A text as it is in its field. */
export const unsigned = (text: string): string => text;
/** The tree of a text without signs, whose words then have those of the text. */
export const signedTree = (tree: Root, _text: string): Root => tree;
