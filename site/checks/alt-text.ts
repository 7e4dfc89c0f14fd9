import { isPictureName } from "../load/files.ts";

/** Words that a screen reader says by itself in front of the text. */
const kindOfPicture =
  /^(?:an? |the )?(?:alt(?:ernative)?(?: text)?|drawing|figure|graphic|icon|illustration|image|img|logo|photo|photograph|pic|picture|placeholder|scan|scene|screen ?shot|untitled)[\s_.-]*\d*\.?$/i;

/** Names of files: "shop-door", and as cameras and phones give them, "IMG_1234", "Screenshot 2026-03-17". */
const nameOfFile =
  /^(?:[a-z\d]+(?:[-_][a-z\d]+)+|(?:dscn?|img|image|photo|pxl|scan|screen ?shot)[\s_-]*\d[\d\s_.,:-]*)$/i;

/**
 * The problem of an alternative text that says nothing of what is shown (WCAG 2.2, 1.1.1).
 * @param target name of the picture's file, or "scene:" and the name of the drawing
 */
export function altProblem(alt: string, target = ""): string | undefined {
  const words = alt.trim();
  if (words === "") return "the picture has no alternative text: ![words](…)";
  const name = target.replace(/^scene:|\.\w+$/g, "").toLowerCase();
  const isName = isPictureName(words) || nameOfFile.test(words) || words.toLowerCase() === name;
  if (isName || kindOfPicture.test(words) || !/\p{L}/u.test(words))
    return `the alternative text "${words}" does not say what is shown; describe the picture for people who cannot see it`;
  return undefined;
}
