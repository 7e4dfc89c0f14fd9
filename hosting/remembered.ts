/**
 * Work on texts that come again, done once for each.
 * @param most how many results are kept at a time, where the texts are large
 */
export function remembered(
  work: (text: string) => string,
  most = Number.POSITIVE_INFINITY,
): (text: string) => string {
  const results = new Map<string, string>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = work(text);
    if (results.size >= most) results.clear();
    results.set(text, result);
    return result;
  };
}
