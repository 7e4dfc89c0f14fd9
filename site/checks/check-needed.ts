import { type Data, entriesOf } from "../load/collections.ts";
import { drawingProblem } from "../load/drawings.ts";
import type { Report } from "../load/problem.ts";
import { textsIn } from "../load/walk.ts";
import { listPages } from "../pages/list-pages.ts";
import { serviceIdOf } from "../pages/related-posts.ts";
import { namedServices, productsPath, storageAlias } from "../schema/named-services.ts";

/** Drawings that components show by name; check-needed.test.ts compares the list with them. */
export const namedDrawings = [
  ...["cards", "chat", "coffee-board", "drawer", "hero", "invite", "letter-box", "lost-sign"],
  ...["receipt", "refund", "roll", "shopper-phone", "sign-board"],
  ...["story-scan", "story-shelf", "street", "torn-flyer", "vault", "web-hook"],
  ...["cards-in-a-row", "coupon-stage", "flyer-stage"],
];

/** Parts of `parts.svg` that components show by name; the same test compares them. */
export const namedParts = [
  ...["cheese", "loaf", "milk", "pin", "scissors", "town-map"],
  ...["book", "bowl", "cup", "flower"],
];

/** Files of `public/` that pages, the manifest and feeds name. */
const namedFiles = [
  ...["/favicon.svg", "/favicon.ico", "/apple-touch-icon.png"],
  ...["/icons/192.png", "/icons/512.png", "/icons/maskable-512.png"],
];

/** What the code shows by name is there. */
export function checkNeeded(data: Data, report: Report, publicFiles: ReadonlySet<string>): void {
  const { products, storage } = namedServices;
  checkService(data, products, `${productsPath}, /dtransfer and /documents show it`, report);
  checkService(data, storage, `${storageAlias} shows it`, report);
  for (const service of data.services) {
    const { file, page, draft } = service;
    const id = serviceIdOf(service);
    if (!page || draft) continue;
    if (id === products && page.path !== productsPath)
      report(file, ["page", "path"], `must be ${productsPath}, the page that tells of it`);
    if (id === products && page.metadata)
      report(file, ["page", "metadata"], `must stay empty: ${productsPath} is the products page`);
    if (id !== products && !page.metadata)
      report(file, ["page"], "lacks metadata, its title and description in search results");
    if (id === storage && !page.aliases.some(({ path }) => path === storageAlias))
      report(file, ["page", "aliases"], `must have ${storageAlias}, which old links lead to`);
    if (id !== storage && page.aliases.length > 0)
      report(file, ["page", "aliases"], `must be empty: only ${storage}.yaml has such an address`);
  }
  checkDrawings(data, report);
  for (const file of namedFiles)
    if (!publicFiles.has(file))
      report(`public${file}`, [], "is missing; pages show it by this name (npm run icons)");
}

/** A service is there, has a page and is no draft. */
function checkService({ services }: Data, id: string, why: string, report: Report): void {
  const service = services.find((each) => serviceIdOf(each) === id);
  const file = `content/services/${id}.yaml`;
  if (!service) report(file, [], `is missing; ${why}`);
  else if (service.draft) report(file, ["draft"], `must be off: ${why}`);
  else if (!service.page) report(file, ["page"], `is missing; ${why}`);
}

/** The drawings that the code names exist; those that content names are fields of it. */
function checkDrawings(data: Data, report: Report): void {
  const { scenes } = data;
  const needed = new Set([
    ...namedDrawings,
    ...listPages(data).map(({ sharing }) => sharing.scene),
  ]);
  // Their own message says more.
  const ofContent = new Set(
    entriesOf(data).flatMap(({ prose: _, ...fields }) =>
      [...textsIn(fields)].flatMap(([text, path]) => (path.at(-1) === "scene" ? text : [])),
    ),
  );
  for (const name of needed)
    if (!ofContent.has(name) && drawingProblem(name, scenes))
      report(`content/drawings/${name}.svg`, [], "is missing; a page shows it by this name");
  for (const name of namedParts)
    if (scenes.hasParts && !scenes.parts[name])
      report("content/drawings/parts.svg", [], `lacks "${name}", which a page shows by this name`);
}
