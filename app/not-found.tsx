import { NotFoundPage } from "./_parts/not-found-page";

/** For `notFound()` in `next dev`; an export has global-not-found.tsx, and this in every page. */
export default function NotFound() {
  return process.env.NODE_ENV === "development" ? <NotFoundPage /> : null;
}
