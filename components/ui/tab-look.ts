/** A tab that is a link; the current one is filled. */
export const tabLook =
  "flex min-h-11 items-center rounded-control border-2 border-ink px-4 font-strong hover:underline underline-offset-4 aria-[current]:bg-ink aria-[current]:text-paper aria-selected:bg-ink aria-selected:text-paper";
