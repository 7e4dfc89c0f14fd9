import type { z } from "zod";
import { blogListSchema } from "./routes/blog-list.ts";
import { contactSchema } from "./routes/contact.ts";
import { documentsSchema } from "./routes/documents.ts";
import { notFoundSchema } from "./routes/not-found.ts";
import { placeholdersSchema } from "./routes/placeholders.ts";
import { popUpSchema } from "./routes/pop-up.ts";
import { pricingPageSchema } from "./routes/pricing.ts";

/** The files of `content/routes/`: pages with a layout of their own. */
export const routeFiles = {
  contact: ["routes/contact.yaml", contactSchema],
  documents: ["routes/documents.yaml", documentsSchema],
  blogList: ["routes/blog-list.yaml", blogListSchema],
  popUp: ["routes/pop-up.yaml", popUpSchema],
  placeholders: ["routes/placeholders.yaml", placeholdersSchema],
  notFound: ["routes/not-found.yaml", notFoundSchema],
  pricingPage: ["routes/pricing.yaml", pricingPageSchema],
} as const satisfies Record<string, readonly [string, z.ZodType]>;
