/** A tab that is a link; the current one is filled. */
export const tabLook =
  "flex min-h-11 items-center rounded-control border-2 border-ink px-4 font-strong hover:underline underline-offset-4 aria-[current]:border-press aria-[current]:bg-canola aria-[current]:text-press aria-selected:border-press aria-selected:bg-canola aria-selected:text-press";
