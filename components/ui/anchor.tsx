/**
 * The target of links to a heading, at its start. An id of its words on the heading itself would lose
 * the heading in reader views, which drop what is called "contact", "related" or "promo" there.
 */
export function Anchor({ id }: { id: string | undefined }) {
  return id === undefined ? null : <span id={id} />;
}
