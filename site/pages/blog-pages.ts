/** Number of posts on each page of the blog list. */
const postsPerPage = 24;

/** Splits the posts into the pages of the blog list; there is at least one page. */
export function blogPages<Post>(posts: readonly Post[]): Post[][] {
  const count = Math.max(1, Math.ceil(posts.length / postsPerPage));
  return Array.from({ length: count }, (_, i) =>
    posts.slice(i * postsPerPage, (i + 1) * postsPerPage),
  );
}

/** Address of a page of the blog list, by its 1-based number. */
export function blogPagePath(number: number): string {
  return number === 1 ? "/blog-lists" : `/blog-lists/page/${number}`;
}

/** A text of blog-list.yaml with the page's number for `{number}`. */
export function numbered(text: string, number: number): string {
  return text.replaceAll("{number}", String(number));
}
