import { z } from "zod";

/** An address that a page had, also as it is copied: with ".html" or a slash at the end. */
const formerAddress = z
  .string()
  .regex(
    /^\/[A-Za-z0-9-]+(?:\/[A-Za-z0-9-]+)*(?:\.html)?\/?$/,
    'must be an address like "/old-page", of letters, digits and hyphens, without a host and what stands behind "?" or "#"',
  )
  .max(150)
  .overwrite((address) => address.replace(/(?:\.html)?\/?$/, ""))
  .meta({
    title: "Address",
    description:
      "The address that the page had. A post's title and former addresses need no entry.",
  });

/** `content/redirects.yaml`: all redirects but those of posts, which their titles give. */
export const redirectsSchema = z.strictObject({
  redirects: z.array(
    z.strictObject({
      from: formerAddress,
      to: z
        .string()
        .regex(/^\/[A-Za-z0-9/-]*(#[\w-]+)?$/, 'must be an address of this site, like "/contact"')
        .meta({ format: "link", description: "The page where it leads now." }),
      off: z
        .boolean()
        .describe("While this is on, it leads nowhere: the address shows its own page, if any.")
        .optional(),
    }),
  ),
});
