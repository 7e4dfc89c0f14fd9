import { type Loaded, loadTexts } from "../load-content.ts";

/** The folder of the editor's drafts, from the project's root: a JSON file for each text. */
export const draftsFolder = "content/.drafts";

/**
 * Content with the editor's unsaved words, for `next dev`. A draft that is not in order yet is left
 * out, and its page shows the saved words.
 * @param drafts JSON of the drafts by the paths of their files: "blog/a.md"
 */
export function withDrafts(
  texts: Record<string, string>,
  drafts: Record<string, string>,
  load = loadTexts,
): Loaded {
  let [files, loaded] = [texts, load(texts)];
  for (const [path, draft] of Object.entries(drafts)) {
    const { text } = JSON.parse(draft) as { text?: string };
    if (text === undefined || text === files[path]) continue;
    const next = { ...files, [path]: text };
    const drafted = load(next);
    if (drafted.problems.length === 0) [files, loaded] = [next, drafted];
  }
  return loaded;
}
