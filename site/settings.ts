import { z } from "zod";
import { dayAt } from "./dates.ts";
import { regionIds } from "./regions.ts";
import { day } from "./schema/fields.ts";

/** The environment variables of a build (README.md, "Settings"). */
const schema = z.object({
  SITE_REGION: z.enum(regionIds, { error: 'allowed are "us" and "ca"' }).default("us"),
  NEXT_PUBLIC_CONTACT_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be a full address, like "https://api.example.com/contactus"',
    })
    .optional(),
  SITE_DATE: day.optional(),
  /** The day on which a build began, for all of its processes (next.config.ts). */
  BUILD_DATE: day.optional(),
  /** In an editor's browser: the file whose form is open, which shows although it is not published. */
  OPEN_FILE: z.string().optional(),
});

/** Whether pages are their editors' alone, and show what can be shown: in `next dev`, and beside a form. */
export const isPreview = () =>
  process.env.NODE_ENV === "development" || process.env.OPEN_FILE !== undefined;

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
    today: data.SITE_DATE ?? data.BUILD_DATE ?? dayAt(now),
    openFile: data.OPEN_FILE,
  };
}
