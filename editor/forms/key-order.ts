/**
 * One order of keys that agrees with the order of each list, where these agree. Sveltia writes the
 * entries of a list of kinds in the order in which its kinds, one after another, name a key.
 */
export function mergedOrder(lists: string[][]): string[] {
  const left = lists.map((list) => [...list]);
  const order: string[] = [];
  for (;;) {
    const heads = left.flatMap(([head]) => head ?? []);
    const isFree = (name: string) => left.every((list) => list.indexOf(name) < 1);
    const next = heads.find(isFree) ?? heads[0];
    if (next === undefined) return order;
    order.push(next);
    for (const list of left) if (list.includes(next)) list.splice(list.indexOf(next), 1);
  }
}
