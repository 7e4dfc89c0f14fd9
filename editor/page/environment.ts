/** What the bundle was made with (editor/bundle.ts). */
declare const builtWith: string;

/** The environment of the site's code in an editor's browser, in place of that of Node. */
export const environment: Record<string, string | undefined> = {
  ...JSON.parse(builtWith),
  OPEN_FILE: "",
};
