import { type Files, readFiles } from "../../site/load/files.ts";
import { readSource } from "../../site/load/source.ts";
import { fillText } from "../../site/load/tokens.ts";
import { loadTexts } from "../../site/load-content.ts";
import { listPages } from "../../site/pages/list-pages.ts";
import { editAddress, schemaOf } from "./content-files.ts";
import { filesOfPage, notFoundPage } from "./files-of-page.ts";
import { tokensOf } from "./form-state.ts";

/**
 * Address of the form at the field whose words a page shows.
 * @param texts what was clicked, then what is around it, the innermost first
 */
export function findField(
  page: string,
  texts: string[],
  files: Files = readFiles(),
): string | undefined {
  const shown = listPages(loadTexts(files).data).find(({ path }) => path === page);
  const paths = filesOfPage(shown ?? notFoundPage, Object.keys(files));
  const fields = [...paths, "drawings.yaml"].filter(schemaOf).flatMap((path) => {
    const { data, body } = readSource(`content/${path}`, files[path] ?? "");
    const tokens = tokensOf({ ...files });
    const words = (text: string) => lettersOf(fillText(text, tokens, () => {}));
    return textsIn({ ...(data as object), ...(body && { "~body": body }) }).map(
      ([field, text]) => ({
        address: `${editAddress(path)}#${field}`,
        letters: words(text),
      }),
    );
  });
  const clicked = texts.map(lettersOf).filter((text) => text.length > 0);
  const first = (fits: (text: string, letters: string) => boolean) =>
    clicked.map((text) => fields.find(({ letters }) => fits(text, letters))).find(Boolean);
  const found =
    first((text, letters) => letters === text) ??
    first((text, letters) => text.length > 3 && letters.includes(text));
  return found?.address;
}

/** Letters and digits alone: a page has no marks of Markdown, and other dashes and spaces. */
function lettersOf(text: string): string {
  const withoutLinks = text.replace(/\]\([^)\]]*\)/g, "]");
  return withoutLinks.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

function textsIn(data: unknown, path = ""): [field: string, text: string][] {
  if (typeof data === "string" || typeof data === "number") return [[path, String(data)]];
  return Object.entries(data ?? {}).flatMap(([key, value]) =>
    textsIn(value, path ? `${path}.${key}` : key),
  );
}
