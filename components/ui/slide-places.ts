/** The remainder that is never negative: places run in a circle. */
export function wrap(n: number, count: number): number {
  return ((n % count) + count) % count;
}

/**
 * By how many of its own widths a slide has to be moved so that the slides form an endless row.
 * @param index the slide's place in the list
 * @param position the slide that leads; between two of them while moving
 * @param before how many slides to keep ready ahead of the leading one
 * @returns whole rounds of the list, less the way that the row has come
 */
export function placeOf(index: number, position: number, count: number, before: number): number {
  return wrap(index - position + before, count) - before - index;
}

/** The shortest way round from a position to a slide; negative is backwards. */
export function distanceTo(index: number, position: number, count: number): number {
  return wrap(index - position + count / 2, count) - count / 2;
}
