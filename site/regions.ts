/** The regions, each with a site of its own. */
export const regions = {
  us: { name: "USA", language: "en-US", currency: "USD" },
  ca: { name: "Canada", language: "en-CA", currency: "CAD" },
} as const;
export type Region = keyof typeof regions;

export const regionIds = ["us", "ca"] as const satisfies Region[];
