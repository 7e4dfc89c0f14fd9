import { z } from "zod";

/**
 * The fields of one kind of section. Sections use the same names for the same things, in this order:
 * service, eyebrow, title, lead, text, ink, drawing, alt, screenshot, then lists.
 * @param kind its name in the content, and of its component in components/sections/
 * @param label what editors choose it by: what it looks like
 */
export const section = <Kind extends string, Fields extends z.core.$ZodLooseShape>(
  kind: Kind,
  label: string,
  fields: Fields,
) => z.strictObject({ section: z.literal(kind), ...fields }).meta({ title: label });
