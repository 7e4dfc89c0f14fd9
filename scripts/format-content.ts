import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatContent } from "../site/cms/format.ts";
import { contentRoot, readFiles } from "../site/load/files.ts";

/** `npm run content:format`: writes each content file as the editor at /edit does. */
for (const [path, text] of Object.entries(readFiles())) {
  const formatted = formatContent(path, text);
  if (formatted === text) continue;
  writeFileSync(join(contentRoot(), "content", path), formatted);
  console.log(`content/${path}`);
}
