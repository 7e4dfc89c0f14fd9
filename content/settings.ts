import { z } from "zod";

/** The settings of a build, from the environment. README.md, "Settings". */
const schema = z.object({
  SITE_REGION: z.enum(["us", "ca"], { error: 'allowed are "us" and "ca"' }).default("us"),
  NEXT_PUBLIC_CONTACT_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be a full address, like "https://api.example.com/contactus"',
    })
    .optional(),
});

type Region = "us" | "ca";

export type Settings = { region: Region; contactUrl: string | undefined };

/**
 * Reads the settings; an empty one counts as not set.
 * @throws an error that names each malformed setting, its value and what is allowed
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(
      ({ path, message }) =>
        `environment variable ${path.join(".")}="${env[String(path[0])]}": ${message}`,
    );
    throw new Error(lines.join("\n"));
  }
  return { region: result.data.SITE_REGION, contactUrl: result.data.NEXT_PUBLIC_CONTACT_URL };
}
