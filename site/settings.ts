import { z } from "zod";
import { dayAt } from "./dates.ts";
import { day } from "./schema/fields.ts";

/** The environment variables of a build (README.md, "Settings"). */
const schema = z.object({
  SITE_REGION: z.enum(["us", "ca"], { error: 'allowed are "us" and "ca"' }).default("us"),
  NEXT_PUBLIC_CONTACT_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be a full address, like "https://api.example.com/contactus"',
    })
    .optional(),
  SITE_DATE: day.optional(),
});

export type Region = "us" | "ca";

/**
 * Reads the settings; an empty one counts as not set.
 * @param now the current time, which gives the day where SITE_DATE does not
 * @throws an error that names each malformed setting, its value and what is allowed
 */
export function readSettings(env: Record<string, string | undefined>, now = new Date()) {
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const { data, error } = schema.safeParse(values);
  if (error) {
    const lines = error.issues.map(
      ({ path, message }) =>
        `environment variable ${path.join(".")}="${env[String(path[0])]}": ${message}`,
    );
    throw new Error(lines.join("\n"));
  }
  return {
    region: data.SITE_REGION,
    contactUrl: data.NEXT_PUBLIC_CONTACT_URL,
    /** The day of the build: posts with a later date are not published yet. */
    today: data.SITE_DATE ?? dayAt(now),
  };
}
