import postcss, { type ChildNode, type Container } from "postcss";
import { classesOf } from "./class-names.ts";

/**
 * The rules of a style sheet that pages use before their scripts run: 1.3 to 2.7 KB a page less than
 * all of them. The starter turns on the whole sheet together with the scripts, for what they
 * add and for the pages that follow.
 */

/**
 * Pages that look alike share a sheet; those that are not named here share the last. A group costs
 * every page the 50 bytes of its hash in the policy: it has to save more than that.
 */
const groups: [name: string, paths: RegExp][] = [
  ["home", /^\/index\.html$/],
  ["products", /^\/(products|services|serviceAchievements)(\.html$|\/)/],
  ["prices", /^\/([a-z-]+-)?pricing\.html$/],
  ["contact", /^\/contact\.html$/],
  ["posts", /^\/blog-lists\/./],
  ["texts", /^\/(documents|dtransfer\/redmore|privacy-policy|terms-and-conditions)\.html$/],
];

/** Name of the group whose sheet a page has; `path` is the page's file, "/about.html". */
export function groupOf(path: string): string {
  return groups.find(([, paths]) => paths.test(path))?.[0] ?? "others";
}

/**
 * Leaves the rules out whose selectors all name classes that are not used. Rules without a class
 * stay, and the order stays as it is.
 */
export function usedRules(css: string, used: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && isKeyframes(rule.parent)) return;
    const kept = rule.selectors.filter((selector) => {
      const classes = classesOf(selector);
      return classes.length === 0 || classes.some((name) => used.has(name));
    });
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  removeEmpty(root);
  return root.toString();
}

const isKeyframes = (node: Container | { name?: string }) =>
  "name" in node && /keyframes$/.test(String(node.name));

/** `@media` and others that have lost all their rules; `@layer a, b;` has no block to be empty. */
function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (node.type !== "atrule" || !node.nodes) continue;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}

/** By group, then by the style sheet's address. */
export type GroupRules = Map<string, Map<string, string>>;

/**
 * Works out each group's rules.
 * @param sheets the style sheets by address
 * @param groups the classes of each group's pages
 */
export function rulesByGroup(
  sheets: ReadonlyMap<string, string>,
  groups: ReadonlyMap<string, ReadonlySet<string>>,
): GroupRules {
  const rulesOf = (classes: ReadonlySet<string>) =>
    new Map([...sheets].map(([sheet, css]) => [sheet, usedRules(css, classes).trim()]));
  return new Map([...groups].map(([group, classes]) => [group, rulesOf(classes)]));
}

/** What the page at a path has of a style sheet. */
export function rulesFor(rules: GroupRules, path: string, sheet: string): string {
  return rules.get(groupOf(path))?.get(sheet) ?? "";
}
