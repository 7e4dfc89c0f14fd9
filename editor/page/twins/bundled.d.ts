/** The file /edit/bundled.js (editor/bundled.ts). */
declare module "bundled-content" {
  const bundled: import("../../bundled.ts").Bundled;
  export default bundled;
}
