import { describe, expect, test } from "vitest";
import tokens, { dark, light, moreDark, moreLight } from "../../tailwind.config";
import { hex } from "./colors";

const { press, white, canola } = tokens.theme.colors;
const inks = ["canola", "tangerine", "sky", "rose", "denim", "mint", "stone"] as const;
const backgrounds = ["--paper", "--paper-2", "--sheet"] as const;

/** Relative luminance (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex(color).slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** WCAG 1.4.3 and 1.4.11 ask for 4.5 and 3; with more contrast, texts have 1.4.6's 7. */
const schemes = {
  light: { colors: light, text: 4.5, control: 3, hairline: 0 },
  dark: { colors: dark, text: 4.5, control: 3, hairline: 0 },
  "light, more contrast": {
    colors: { ...light, ...moreLight },
    text: 7,
    control: 4.5,
    hairline: 4.5,
  },
  "dark, more contrast": {
    colors: { ...dark, ...moreDark },
    text: 7,
    control: 4.5,
    hairline: 4.5,
  },
};

for (const [name, { colors, text, control, hairline }] of Object.entries(schemes))
  describe(name, () => {
    test.each(backgrounds)("texts, borders and icons on %s", (background) => {
      for (const color of ["--ink", "--muted", "--link", "--red", "--ok"] as const)
        expect(ratio(colors[color], colors[background]), color).toBeGreaterThanOrEqual(text);
      expect(ratio(colors["--control"], colors[background])).toBeGreaterThanOrEqual(control);
      expect(ratio(colors["--line"], colors[background])).toBeGreaterThanOrEqual(hairline);
    });

    test("texts and lines on inks and on spruce", () => {
      const spruce = colors["--spruce"];
      const onInks = [colors["--coral"], ...inks.map((ink) => tokens.theme.colors[ink])];
      for (const ink of onInks) expect(ratio(press, ink), ink).toBeGreaterThanOrEqual(text);
      for (const color of [white, canola])
        expect(ratio(color, spruce)).toBeGreaterThanOrEqual(text);
      if (!hairline) return;
      expect(ratio(colors["--line-on-spruce"], spruce)).toBeGreaterThanOrEqual(hairline);
      for (const ink of onInks)
        expect(ratio(colors["--line-on-ink"], ink)).toBeGreaterThanOrEqual(hairline);
    });
  });
