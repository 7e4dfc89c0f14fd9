import type { Data } from "../load/collections.ts";
import type { Problem } from "../load/problem.ts";
import { problemAt, type Source } from "../load/source.ts";
import { pageFileOf } from "../pages/redirects.ts";

/** Notes about redirects that not every host can have. They refuse nothing: Cloudflare has them all. */
export function redirectNotes(
  { redirects: { file, redirects } }: Data,
  sources: ReadonlyMap<string, Source>,
): Problem[] {
  const source = sources.get(file);
  if (!source) return [];
  return redirects.flatMap((redirect, index) =>
    redirect.off || pageFileOf(redirect)
      ? []
      : problemAt(
          source,
          ["redirects", index, "from"],
          `only hosts that read _redirects, such as Cloudflare, lead on from ${redirect.from}: the page of another host cannot have that name`,
        ),
  );
}
