import { getContent } from "@/compiler/published";

/** The content as it was when the drawings were loaded: they are drawn once. */
export const content = getContent();
