/** So many posts stand on one page of the blog list. */
const postsPerPage = 24;

/** The posts of each page of the blog list, in their order; one page at least. */
export function blogPages<Post>(posts: readonly Post[]): Post[][] {
  const count = Math.max(1, Math.ceil(posts.length / postsPerPage));
  return Array.from({ length: count }, (_, i) =>
    posts.slice(i * postsPerPage, (i + 1) * postsPerPage),
  );
}

/** Address of one page of the blog list, 1-based; the first is the list itself. */
export function blogPagePath(number: number): string {
  return number === 1 ? "/blog-lists" : `/blog-lists/page/${number}`;
}

/** A text of blog-list.yaml with the page's number put in. */
export function numbered(text: string, number: number): string {
  return text.replaceAll("{number}", String(number));
}
