import { createElement, Fragment, type ReactNode } from "react";

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const compound = new RegExp(
  `((?:(?:${months}) \\d{1,2}(?:, \\d{4})?|\\$[\\d,.]+/\\w+|(?:Mon–Fri )?\\d+:\\d{2}[AP]M–\\d+:\\d{2}[AP]M MTN|\\d+-\\w+|\\d+ (?:km|GB|MB)\\b|−\\$\\d+|money-back|pay-per-click|Do-Not-Track)[,.;:?)]*)`,
);

/** A text whose short compounds, such as "30-day", "10 km" and "−$10", dates, hours and rates keep together, with the sign behind them. */
export function noBreak(text: string): ReactNode {
  if (!compound.test(text)) return text;
  const parts = text
    .split(compound)
    .map((part, index) =>
      index % 2 ? createElement("span", { className: "inline-block" }, part) : part,
    );
  return createElement(Fragment, null, ...parts);
}
