import { z } from "zod";

/** An address as a browser sends it: "/für uns" → "/f%C3%BCr%20uns", and "%" on its own → "%25". */
function asSent(address: string): string {
  const base = "http://site.invalid";
  const { href = "", origin } = URL.parse(address.replace(/%(?![0-9a-f]{2})/gi, "%25"), base) ?? {};
  return origin === base ? href.slice(base.length) : href || address;
}

const ruleOfFormer =
  'must be an address like "/old-page", without a host, "*", ":" and what stands behind "?" or "#"';

/**
 * An address that a page had, also as it is copied: with ".html" or a slash at the end. Cloudflare reads
 * "*" and ":name" as any text, and sees neither what stands behind "?" nor behind "#".
 */
const formerAddress = z
  .string()
  .regex(/^\/(?![/\\])[^*:?#]+$/, { error: ruleOfFormer, abort: true })
  .overwrite((address) => asSent(address).replace(/(?:\.html)?\/?$/, ""))
  .refine((address) => /^\/[^/]/.test(address), ruleOfFormer)
  .max(150)
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
        .regex(
          /^(?:\/(?![/\\])|https:\/\/)\S*$/,
          'must be an address of this site, like "/contact", or a full one, like "https://example.com"',
        )
        .max(500)
        .overwrite(asSent)
        .meta({
          format: "link",
          description:
            "Where it leads now: a page, or an address of another site, from https:// on.",
        }),
      off: z
        .boolean()
        .describe("While this is on, it leads nowhere: the address shows its own page, if any.")
        .optional(),
    }),
  ),
});
