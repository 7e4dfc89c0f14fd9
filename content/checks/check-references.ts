import type { Data } from "../load/kinds.ts";
import { didYouMean, type Report } from "../load/problem.ts";

/** Names that a file gives to fields or files have to exist. */
export function checkReferences({ site, documents, samples }: Data, report: Report): void {
  for (const [i, name] of site.placeholders.entries()) {
    const value = name
      .split(".")
      .reduce<unknown>((v, key) => (v as Record<string, unknown> | undefined)?.[key], site);
    if (value === undefined || typeof value === "object")
      report(site.file, ["placeholders", i], `"${name}" is no field of this file`);
  }
  for (const [i, { file }] of documents.languages.entries())
    if (!(file in samples))
      report(
        documents.file,
        ["languages", i, "file"],
        `content/samples/${file} is not there${didYouMean(file, Object.keys(samples))}`,
      );
}
