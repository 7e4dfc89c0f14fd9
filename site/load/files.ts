/** The texts of content files by their paths from the project's root: "content/pages/home.yaml". */
export type Files = Readonly<Record<string, string>>;

/** Whether a file's name ends like a picture's, in a format that the site takes or not. */
export function isPictureName(path: string): boolean {
  return /\.(?:jpe?g|jpe|jfif|png|apng|gif|webp|avif|hei[cf]|tiff?|bmp|svg|psd|jxl)$/i.test(path);
}

/** Whether it is a text: pictures, hidden files, left-overs of other programs and the editors' guide lie in `content/` too. */
export function isContent(path: string): boolean {
  if (/(^|\/)\.|^content\/README\.md$|(^|\/)(Thumbs\.db|desktop\.ini)$|~$/i.test(path))
    return false;
  return !isPictureName(path) || path.startsWith("content/drawings/");
}
