import { findPost, formatDay, getContent, type Page } from "@/compiler/published";
import type { Ink, SceneName } from "@/content/schema/fields";
import { pricingCategories } from "@/content/schema/pricing";

/** Content of a page's sharing image. */
export type Subject = { eyebrow: string; title: string; scene: SceneName; ink: Ink };

type Picture = Omit<Subject, "title">;

/** Pages that are neither a service nor a post nor a price list. */
function pictures(): Record<string, Picture> {
  const { about, why, contact, blogList, dtransfer, article, documents, site } = getContent();
  const website = site.name;
  return {
    "/about": { eyebrow: about.hero.eyebrow, scene: "storefront", ink: "mint" },
    "/why-angel-app": { eyebrow: why.hero.eyebrow, scene: "phone", ink: "coral" },
    "/contact": { eyebrow: contact.hero.eyebrow, scene: "chat", ink: "rose" },
    "/blog-lists": { eyebrow: blogList.heading, scene: "shop-books", ink: "sky" },
    "/dtransfer": { eyebrow: dtransfer.hero.eyebrow, scene: "receipt", ink: "mint" },
    "/dtransfer/redmore": { eyebrow: formatDay(article.date), ...article.poster },
    "/documents": { eyebrow: documents.heading, scene: "dtransfer", ink: "stone" },
    "/privacy-policy": { eyebrow: website, scene: "receipt", ink: "stone" },
    "/terms-and-conditions": { eyebrow: website, scene: "stamp", ink: "stone" },
    "/pop-up": { eyebrow: website, scene: "calendar", ink: "canola" },
  };
}

/** The subject of a page's sharing image; pages not named above share the home page's scene. */
export function subjectOf({ path, title, file }: Page): Subject {
  const website = getContent().site.name;
  const picture = ofService(path) ?? ofPrices(path) ?? ofPost(file) ?? pictures()[path];
  return {
    title: title.replace(` | ${website}`, ""),
    ...(picture ?? { eyebrow: website, scene: "hero", ink: "canola" }),
  };
}

function ofService(path: string): Picture | undefined {
  const service = getContent().services.find(({ page }) => page?.path === path);
  return service && { eyebrow: service.name, scene: service.scene, ink: service.ink };
}

function ofPrices(path: string): Picture | undefined {
  const category = pricingCategories.find(
    (name) => getContent().prices.categories[name].path === path,
  );
  const service = category && getContent().services.find(({ page }) => page?.pricing === category);
  return service && { ...service, eyebrow: getContent().pricingPage.heading };
}

function ofPost(file: string): Picture | undefined {
  const post = findPost(file);
  return post && { eyebrow: formatDay(post.date), ...post.poster };
}
