import { join } from "node:path";
import { filesBelow } from "../load/files.ts";

/** Names that hosts and Next give to their own files at every place: "/404.html", "/index.html". */
const filesOfHosts = [
  ...["404", "index", "not-found", ".nojekyll"],
  ...["_headers", "_redirects", "_worker"],
];

/** Folders of Cloudflare's answers, of Next's files and of `security.txt` (RFC 8615). */
const foldersOfHosts = ["cdn-cgi", "_next", ".well-known"];

/** Files of `app/` that are addresses by their names, as Next defines them. */
const routeFile = /^(?:manifest|robots|sitemap)\./;

/**
 * Whether content can have no page or redirect at an address, since a route of the code, a file of
 * `public/` or a file of the host is there. Letter case and endings make no difference, as some hosts
 * and disks know none.
 * @param publicFiles addresses of the files in `public/`
 */
export function takenAddresses(
  publicFiles: Iterable<string>,
  app = join(process.cwd(), "app"),
): (path: string) => boolean {
  const routes = filesBelow(app).filter((path) => !/(?:^|\/)[_@]/.test(path));
  const files = [...publicFiles].map((path) => path.slice(1));
  const addresses = new Set([...routes.flatMap(addressesOf), ...files.flatMap(withFolders)]);
  const folders = new Set([...foldersOfHosts, ...files.map(folderOf), ...routes.map(filesFolder)]);
  folders.delete("");
  return (path) => {
    const address = withoutEnding(path.slice(1));
    const names = address.split("/");
    return (
      filesOfHosts.includes(names.at(-1) ?? "") ||
      folders.has(names[0] ?? "") ||
      addresses.has(address)
    );
  };
}

/** The addresses of a file of `app/`, "blog-lists/feed.atom/route.ts": its folders', or its own. */
function addressesOf(file: string): string[] {
  if (routeFile.test(file)) return [withoutEnding(file)];
  const folder = file.split("/").slice(0, -1);
  const dynamic = folder.findIndex((name) => name.startsWith("["));
  return withFolders(folder.slice(0, dynamic < 0 ? undefined : dynamic).join("/"));
}

/** "icons/192.png" → "icons", "icons/192" */
function withFolders(file: string): string[] {
  const names = file.split("/");
  return names.map((_, index) => withoutEnding(names.slice(0, index + 1).join("/")));
}

/** The top folder of a route that makes files by parameters, "sharing/[...image]/route.ts"; else "". */
function filesFolder(file: string): string {
  return /\/\[.*\/route\.\w+(?:\.ts)?$/.test(file) ? folderOf(file) : "";
}

/** The top folder of an address, in small letters; "" for one at the top. */
function folderOf(address: string): string {
  return address.includes("/") ? (address.split("/", 1)[0] ?? "").toLowerCase() : "";
}

/** "favicon.ico" → "favicon" */
function withoutEnding(address: string): string {
  const [name = "", ...folders] = address.toLowerCase().split("/").reverse();
  const dot = name.indexOf(".", 1);
  return [dot < 0 ? name : name.slice(0, dot), ...folders].reverse().join("/");
}
