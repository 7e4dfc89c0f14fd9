/** The file's address in the export. */
export const securityFile = ".well-known/security.txt";

/** RFC 9116 asks for less than a year. */
const validDays = 364;

/**
 * Where to report a weakness of the site (RFC 9116).
 * @param contact an address that begins with "mailto:" or "https:"
 * @param origin of the site, "https://www.angel-app.com"
 * @param today the day of the build, "2026-12-01"
 */
export function securityText(contact: string, origin: string, today: string): string {
  const expires = new Date(Date.parse(today) + validDays * 86_400_000).toISOString();
  return `Contact: ${contact}
Expires: ${expires}
Preferred-Languages: en
Canonical: ${origin}/${securityFile}
`;
}
