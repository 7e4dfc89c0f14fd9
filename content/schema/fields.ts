import { z } from "zod";

/** Fields that several schemas share, with their editorial limits. */

export const text = z.string().min(1);
export const shortText = text.max(90);
export const markdown = z.string().min(1);

/** The title in search results, which show about 60 characters. */
export const metaTitle = text.max(60);
export const metaDescription = text.min(50).max(160);
export const meta = z.strictObject({ title: metaTitle, description: metaDescription });

/** An address of this site, or "@" and the name of an outside address in site.yaml. */
export const link = z
  .string()
  .regex(
    /^[/@]/,
    'must be an address of this site ("/contact") or the name of an outside one ("@ios")',
  );

export const path = z
  .string()
  .regex(
    /^\/(?:[A-Za-z0-9-]+(?:\/[A-Za-z0-9-]+)*)?$/,
    'must be an address like "/services/new-service"',
  );

const inkNames = ["coral", "canola", "tangerine", "sky", "rose", "denim", "mint", "stone"] as const;
export const ink = z.enum(inkNames);
export type Ink = z.infer<typeof ink>;

/** Icons that content can use, by their names at lucide.dev. */
const iconNames = [
  "bell",
  "calendar-check",
  "cloud",
  "newspaper",
  "radar",
  "receipt-text",
  "ticket-percent",
  "trending-up",
] as const;
export const icon = z.enum(iconNames);

/** Drawings that content can use; `components/scenes` draws them. */
export const sceneNames = [
  "hero",
  "flyer",
  "coupon",
  "one-day",
  "push-radius",
  "push",
  "storage",
  "dtransfer",
  "predictive-ai",
  "receipt",
  "storefront",
  "calendar",
  "phone",
  "chat",
  "search",
  "growth",
  "shop-bakery",
  "shop-barber",
  "shop-flowers",
  "shop-hardware",
  "shop-books",
  "shop-coffee",
  "runs",
  "message",
  "nearby",
  "free-app",
  "no-print",
  "refund",
  "folder",
  "invite",
  "ninety-days",
  "vault",
  "story-flyer",
  "story-scan",
  "story-shelf",
  "torn-flyer",
  "stamp",
  "street",
  "register",
  "scan",
  "roll",
  "coins",
  "drawer",
  "hands",
  "signpost",
  "shop-door",
  "new-sign",
  "sizes",
  "accounts",
  "web-hook",
  "registers",
  "flyer-push",
  "coupon-push",
  "push-bill",
  "sign-board",
  "coupon-route",
  "whole-city",
  "distances",
  "fence",
  "places",
  "year-tape",
  "free-push",
  "booth",
  "tally-sheet",
  "empty-chair",
  "pizza",
  "review",
  "weigh",
  "closed",
  "gifts",
  "ask-first",
  "quiet-hours",
  "letter-box",
] as const;
export const scene = z.enum(sceneNames);
export type SceneName = z.infer<typeof scene>;

/** A scene and its alternative text, which says what is drawn, not what the text beside it is about. */
export const picture = z.strictObject({ scene, alt: text.max(200) });
export type Picture = z.infer<typeof picture>;

/** A calendar day, "2026-03-17". */
export const day = z
  .string()
  .refine(
    (value) => /^\d{4}-\d\d-\d\d$/.test(value) && isDay(value),
    'must be a day written year-month-day, like "2026-03-17"',
  );

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Whether a text is only shown in `next dev` (content/site/publish.ts). */
export const draft = z.boolean().optional();

/** An accordion item; its number is its place in the list. */
export const item = z.strictObject({ title: text.max(80), text: markdown });
/** One of a service's features, with the drawing that shows it. */
export const feature = item.extend({ scene: scene.optional() });
export type Feature = z.infer<typeof feature>;
export type Item = z.infer<typeof item>;

export const hero = z.strictObject({
  eyebrow: shortText,
  title: text.max(80),
  lead: text.max(420),
  alt: text.max(240),
});
