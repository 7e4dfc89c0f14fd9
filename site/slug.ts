/**
 * A title as part of an address or as an anchor: lower case, hyphens for other characters
 * ("Security And Simplicity" → "security-and-simplicity").
 */
export function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Address of a post, which ends in the name of its file: "/blog-lists/local-seo". */
export function postPath({ file }: { file: string }): `/blog-lists/${string}` {
  return `/blog-lists/${slugOf(nameOf(file))}`;
}

/** A file's name without folder and ending. */
export function nameOf(file: string): string {
  return file.replace(/^.*\/|\.\w+$/g, "");
}

/** The folder of a file, without a slash at its end. */
export function folderOf(file: string): string {
  return file.replace(/\/[^/]*$/, "");
}

/** The name by which other content refers to a service: that of its file, "digital-flyers". */
export function serviceIdOf({ file }: { file: string }): string {
  return nameOf(file);
}

/**
 * The canonical address of a post for one with its title, in any letter case, encoded or not:
 * "/blog-lists/Digital%20Coupons…" → "/blog-lists/digital-coupons…".
 * @returns undefined if the address is no post's or is canonical; the caller finds out whether the
 * post exists
 */
export function postAddress(pathname: string): string | undefined {
  const [, title] = /^\/blog-lists\/([^/]+)\/?$/i.exec(pathname) ?? [];
  if (!title) return undefined;
  const slug = slugOf(decoded(title.replaceAll("+", " ")));
  const address = `/blog-lists/${slug}`;
  return slug && address !== pathname ? address : undefined;
}

/** The decoded part of an address, or the part itself if its encoding is malformed ("%E0%A4"). */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * An address in front of its "#", and the part of the page that it names behind it. The words that a
 * browser is to mark there, as "Copy link to highlight" adds them (":~:text=…"), are no part.
 */
export function pathAndPart(address: string): [path: string, part: string] {
  const [path = "", hash = ""] = address.split("#");
  const [part = ""] = hash.split(":~:");
  return [path, part];
}
