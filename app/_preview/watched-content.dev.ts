/**
 * How many files of the content there are. Next renders a page anew when one of them changes, since
 * it is imported here; what pages show is read from the disk (site/content.ts).
 */
export const watched = Object.keys(
  import.meta.glob(
    [
      "../../content/**/*.yaml",
      "../../content/**/*.md",
      "../../content/samples/*",
      "../../content/.preview.json",
    ],
    { query: "?raw", eager: true },
  ),
).length;
