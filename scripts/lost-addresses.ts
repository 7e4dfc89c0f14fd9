import { lostPages } from "../site/checks/lost-addresses.ts";
import { readFiles } from "../site/load/disk.ts";
import { parseFiles } from "../site/load/parse.ts";

/**
 * `node scripts/lost-addresses.ts FOLDER`, in the check of a pull request: warns of the addresses that the
 * content in a folder, that of main, has and this content has not. GitHub shows each line as a note.
 */
const [before, after] = [process.argv[2], undefined].map(
  (root) => parseFiles(readFiles(root), "us").data,
);
for (const { path, file } of before && after ? lostPages(before, after) : [])
  console.log(
    `::warning file=${file}::${path} is gone, and links from elsewhere with it; add it to Redirects, or a post's old name to its Former addresses`,
  );
