import { endOfDay } from "../site/dates.ts";

/** The file's address in the export. */
export const securityFile = ".well-known/security.txt";

/**
 * Where to report a weakness of the site, for those who look for one (RFC 9116).
 * @param origin of the site, "https://www.angel-app.com"
 */
export function securityText(
  { contact, expires }: { contact: string; expires: string },
  origin: string,
): string {
  const fields = {
    Contact: contact,
    Expires: endOfDay(expires).toISOString(),
    "Preferred-Languages": "en",
    Canonical: `${origin}/${securityFile}`,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return lines.join("");
}
