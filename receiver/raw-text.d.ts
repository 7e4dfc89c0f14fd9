/** A file as text: wrangler by `rules` in wrangler.jsonc, vitest by itself. */
declare module "*.yaml?raw" {
  const text: string;
  export default text;
}
