/** Address of a file's form, which has no ending. */
export function editAddress(path: string): string {
  return `/edit/${path.replace(/\.(yaml|md)$/, "")}`;
}

/** A name of the code in words: "metaTitle" → "Meta title", "one-day-campaign" → "One day campaign". */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A field's name in words: "plans.1.amount" → "Plans 2 › Amount". */
export function placeOf(field: string): string {
  const parts = field.replace("~body", "text").split(".").filter(Boolean);
  const named = parts.map((part) =>
    /^\d+$/.test(part) ? String(Number(part) + 1) : inWords(part),
  );
  return named.join(" › ").replace(/ › (\d+)/g, " $1") || "The file";
}
