import { content, hrefOf, settings } from "@/content/content";

/** The two regional sites; the one that this build is for is marked. */
export function RegionLinks() {
  const { region } = content.navigation;
  return (
    <ul>
      {(["us", "ca"] as const).map((id) => (
        <li key={id}>
          <a
            href={hrefOf(`@${id}`)}
            aria-current={id === settings.region ? "true" : undefined}
            className="flex min-h-11 items-center rounded-control px-3 hover:bg-paper-2 aria-[current]:font-[650] aria-[current]:after:ml-2 aria-[current]:after:size-2 aria-[current]:after:rounded-full aria-[current]:after:bg-ink"
          >
            {region[id]}
          </a>
        </li>
      ))}
    </ul>
  );
}
