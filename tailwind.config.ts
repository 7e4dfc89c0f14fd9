import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";

/**
 * All tokens. A color that differs between the schemes is a custom property, set in `base`
 * below for light and dark, and for more contrast in each; the service inks and the ink upon them
 * are the same in both schemes.
 */
export const light = {
  "--paper": "oklch(.985 .004 170)",
  "--paper-2": "oklch(.925 .03 92)",
  "--ink": "oklch(.24 .042 195)",
  "--muted": "oklch(.46 .03 195)",
  "--line": "oklch(.88 .012 175)",
  "--control": "oklch(.58 .025 190)",
  "--spruce": "oklch(.32 .052 180)",
  "--link": "oklch(.45 .13 250)",
  "--red": "oklch(.53 .20 27)",
  "--ok": "oklch(.46 .105 155)",
  "--sheet": "oklch(1 0 0)",
  "--coral": "oklch(.74 .16 35)",
  /** Hairlines on spruce and on a service's ink. */
  "--line-on-spruce": "oklch(1 0 0 / .24)",
  "--line-on-ink": "oklch(.24 .042 195 / .28)",
};

export const dark: typeof light = {
  "--paper": "oklch(.19 .03 195)",
  "--paper-2": "oklch(.275 .024 92)",
  "--ink": "oklch(.95 .01 170)",
  "--muted": "oklch(.76 .02 185)",
  "--line": "oklch(.36 .03 190)",
  "--control": "oklch(.58 .03 190)",
  "--spruce": light["--spruce"],
  "--link": "oklch(.82 .10 230)",
  "--red": "oklch(.76 .13 25)",
  "--ok": "oklch(.80 .12 155)",
  "--sheet": "oklch(.28 .035 195)",
  "--coral": light["--coral"],
  "--line-on-spruce": light["--line-on-spruce"],
  "--line-on-ink": light["--line-on-ink"],
};

/** What `prefers-contrast: more` changes in both: 7 : 1 for text, 4.5 : 1 for borders and icons. */
const more = {
  "--coral": "oklch(.77 .15 35)",
  "--line-on-spruce": "oklch(1 0 0)",
  "--line-on-ink": "oklch(.24 .042 195)",
};

export const moreLight: Partial<typeof light> = {
  ...more,
  "--paper-2": "oklch(.957 .012 95)",
  "--muted": "oklch(.40 .03 195)",
  "--line": "oklch(.52 .02 185)",
  "--control": "oklch(.50 .025 190)",
  "--link": "oklch(.40 .13 250)",
  "--red": "oklch(.44 .17 27)",
  "--ok": "oklch(.40 .09 155)",
};

export const moreDark: Partial<typeof light> = {
  ...more,
  "--muted": "oklch(.86 .02 185)",
  "--line": "oklch(.68 .03 190)",
  "--control": "oklch(.70 .03 190)",
  "--link": "oklch(.86 .08 230)",
  "--red": "oklch(.83 .10 25)",
  "--ok": "oklch(.85 .11 155)",
};

/** Spacing counts in steps of 4 px, halves included: `p-2.5` is 10 px. */
const steps = Object.fromEntries(
  Array.from({ length: 193 }, (_, i) => [String(i / 2), `${i / 8}rem`]),
);

const gutter = "clamp(1.25rem,.57rem + 3.04vw,3rem)";
const section = "clamp(2rem,1.02rem + 4.35vw,4.5rem)";
const top = "clamp(1rem,.217rem + 3.478vw,3rem)";

const variable = (name: string) => `var(--${name})`;

export default {
  content: [
    "./{app,components}/**/*.{ts,tsx}",
    // Not a whole path: on Windows, a pattern has no backslashes.
    `${process.env.CONTENT_ROOT ?? "."}/content/drawings/*.svg`,
  ],
  theme: {
    screens: { sm: "480px", md: "769px", lg: "1024px", xl: "1280px" },
    colors: {
      transparent: "transparent",
      current: "currentColor",
      paper: variable("paper"),
      "paper-2": variable("paper-2"),
      sheet: variable("sheet"),
      ink: variable("ink"),
      muted: variable("muted"),
      line: variable("line"),
      control: variable("control"),
      spruce: variable("spruce"),
      link: variable("link"),
      red: variable("red"),
      ok: variable("ok"),
      white: "oklch(1 0 0)",
      press: "oklch(.24 .042 195)",
      canola: "oklch(.89 .175 98)",
      "canola-deep": "oklch(.84 .17 93)",
      coral: variable("coral"),
      tangerine: "oklch(.79 .15 65)",
      sky: "oklch(.81 .10 225)",
      rose: "oklch(.80 .11 5)",
      denim: "oklch(.75 .10 258)",
      mint: "oklch(.87 .11 165)",
      stone: "oklch(.83 .05 85)",
      /** The paper of which hands are cut, in drawings. */
      manila: "oklch(.9 .055 85)",
    },
    fontFamily: {
      body: "var(--font-body)",
      display: "var(--font-display)",
      price: "var(--font-price)",
      mono: "var(--font-mono)",
      code: "ui-monospace, Consolas, monospace",
    },
    /** Bold text; headings and prices have weights of their own. */
    fontWeight: { strong: "650" },
    fontSize: {
      fine: ["0.8125rem", "1.4"],
      small: ["0.9375rem", "1.5"],
      body: ["clamp(1rem,.976rem + .109vw,1.063rem)", "1.55"],
      lead: ["clamp(1.125rem,1.052rem + .326vw,1.313rem)", "1.45"],
      h4: ["clamp(1.313rem,1.166rem + .652vw,1.688rem)", "1.15"],
      h3: ["clamp(1.625rem,1.38rem + 1.09vw,2.25rem)", "1.05"],
      // A word of nine letters fits the column however large the text is; --longest is for longer ones.
      // From 1280 to 1920 px, h2 and hero grow on, in lines of other slopes.
      h2: ["min(clamp(2rem,max(1.56rem + 1.96vw,.375rem + 3.4375vw),4.5rem),15cqi)", "1.05"],
      h1: ["min(clamp(2.5rem,1.766rem + 3.26vw,4.375rem),var(--longest,13.5cqi))", "1"],
      /** The one monumental heading of a page. */
      hero: [
        "min(clamp(3rem,min(1.826rem + 5.22vw,4rem + 2.5vw),7rem),var(--longest,13.5cqi))",
        ".98",
      ],
      /** The h1 of a page that begins with its text. */
      title: ["min(clamp(2.5rem,2.255rem + 1.087vw,3.125rem),var(--longest,13.5cqi))", "1"],
      price: ["clamp(2.75rem,2.2rem + 2.6vw,4.5rem)", ".9"],
    },
    borderRadius: {
      none: "0",
      control: "10px",
      card: "14px",
      full: "999px",
    },
    extend: {
      spacing: {
        ...steps,
        /** Is above and below a band's content, so that two bands are twice as far apart, whatever their grounds. */
        section,
        /** Is below the content of a torn band: its teeth are 20 px high. */
        torn: `calc(${section} + 20px)`,
        /** Is above and below a part of a band. */
        part: "clamp(1rem,.51rem + 2.175vw,2.25rem)",
        /** Is above a page's heading: below the trail, and below the bar on an ink that begins there. */
        top,
        "below-trail": `calc(2.5rem + ${top})`,
        gutter,
        /** From the window's edge to the columns: what a bleeding picture has to cross. */
        edge: `max(${gutter},calc(50vw - 620px))`,
      },
      maxWidth: { page: "1240px", measure: "34em" },
      letterSpacing: { display: "-.02em", eyebrow: ".06em" },
      transitionTimingFunction: { paper: "cubic-bezier(.2,.8,.2,1)" },
      transitionDuration: { hover: "180ms", reveal: "280ms" },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({ ":root": light });
      addBase({ "@media (prefers-contrast: more)": { ":root": moreLight } });
      addBase({ "@media (prefers-color-scheme: dark)": { ":root": dark } });
      addBase({
        "@media (prefers-color-scheme: dark) and (prefers-contrast: more)": { ":root": moreDark },
      });
    }),
  ],
} satisfies Config;
