import { rmSync, watch } from "node:fs";
import { forgetPages, listNoAddresses } from "../next-private/dev-server.ts";

/** Lets all pages of `next dev` show an edit of the content. */
export function keepContentFresh(): void {
  listNoAddresses();
  // The day and site that the preview panel chose.
  rmSync("content/.preview.json", { force: true });
  let again: NodeJS.Timeout | undefined;
  watch("content", { recursive: true, persistent: false }, () => {
    forgetPages();
    // Again for a page that was requested before Next noticed the edit.
    clearTimeout(again);
    again = setTimeout(forgetPages, 500);
  });
}
