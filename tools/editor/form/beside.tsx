import { useState } from "react";
import type { Option } from "../choices.ts";
import { openField } from "../panel/open-field.ts";

type Props = { pages: string[]; titles: Option[]; waits: string | undefined };

/** The page itself beside its form; it shows the words after each pause. A click opens their field. */
export function Beside({ pages, titles, waits }: Props) {
  const [chosen, setPage] = useState("");
  // A page whose address has changed is no choice any more.
  const page = pages.includes(chosen) ? chosen : (pages[0] ?? "/");
  const [said, say] = useState("");
  const follow = async (event: MouseEvent) => say(await openField(event, page));
  return (
    <aside className="beside" aria-label="The page">
      <p className="commands">
        <select aria-label="Page" value={page} onChange={({ target }) => setPage(target.value)}>
          {pages.map((each) => (
            <option key={each} value={each}>
              {titles.find(({ value }) => value === each)?.label ?? each}
            </option>
          ))}
        </select>
        <a href={page}>See {page}</a>
      </p>
      <p className="hint">
        {waits
          ? `Your words show here once this is fixed: ${waits}`
          : "Click a text or picture to edit it."}{" "}
        <b role="status">{said}</b>
      </p>
      <iframe
        title={`Preview of ${page}`}
        loading="lazy"
        src={`${page}?beside=1`}
        onLoad={({ currentTarget }) =>
          currentTarget.contentDocument?.addEventListener("click", follow, true)
        }
      />
    </aside>
  );
}
