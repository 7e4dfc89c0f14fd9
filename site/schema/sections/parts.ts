import { limits, outcomeIds } from "../../message.ts";
import type { Section } from "../sections.ts";

/**
 * The ids of parts that sections have by themselves, beside those of their items. Components give
 * these ids, and the content check keeps names in links (`anchor`) apart from them. On a page with
 * two sections of a kind, `suffixOf` returns the end of the ids (site/pages/part-ids.ts).
 */

/** The company's tabs with their labels; each tab's id is that of its panel. */
export const companyTabs = { story: "Story", why: "Why Choose Us", culture: "Culture" };
export type CompanyTab = keyof typeof companyTabs;
export const companyTabNames = Object.keys(companyTabs) as CompanyTab[];

/** The id of a tab's link, by that of its panel (components/ui/tabs.client.tsx). */
const tabId = (panel: string) => `${panel}-tab`;
/** The id of the code in a language, which the button to copy it names. */
export const codeId = (language: string) => `${language}-code`;

/** The ids without their suffix. */
export function partIdsOf(section: Section): string[] {
  if (section.section === "code-samples")
    return section.languages.flatMap(({ id }) => [id, codeId(id)]);
  if (section.section === "company") return companyTabNames.flatMap((tab) => [tab, tabId(tab)]);
  if (section.section === "contact-form")
    return [...Object.keys(limits), "phoneNumber", ...outcomeIds];
  return [];
}
