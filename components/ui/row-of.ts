/** Tailwind finds only whole names. */
const counts = [
  "[--items:1]",
  "[--items:1]",
  "[--items:2]",
  "[--items:3]",
  "[--items:4]",
  "[--items:5]",
  "[--items:6]",
];

/**
 * The classes of a grid on wide screens that has a column for each of its items, up to six, before they
 * have all arrived: none moves when the next one comes. Large letters get fewer columns.
 */
export const rowOf = (count: number) =>
  `lg:grid lg:gap-5 lg:grid-cols-[repeat(auto-fill,minmax(max(10rem,(100%_-_(var(--items)_-_1)_*_1.25rem)_/_var(--items)_-_1px),1fr))] ${counts[count] ?? counts.at(-1)}`;
