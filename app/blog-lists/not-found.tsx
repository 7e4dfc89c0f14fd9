import { BlogNotFound } from "./_parts/blog-not-found";

/** For `notFound()` in `next dev`; an export has 404/page.tsx. */
export default function PostNotFound() {
  return process.env.NODE_ENV === "development" ? <BlogNotFound /> : null;
}
