import { useState } from "react";
import type { Option } from "../form-state.ts";
import { fieldAt } from "../panel/field-at.ts";

type Props = { pages: string[]; titles: Option[]; waits: string | undefined };

/** The page itself beside its form; it shows the words after each pause. A click opens their field. */
export function Beside({ pages, titles, waits }: Props) {
  const [chosen, setPage] = useState("");
  // A page whose address has changed is no choice any more.
  const page = pages.includes(chosen) ? chosen : (pages[0] ?? "/");
  const [width, setWidth] = useState("100%");
  const follow = async (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const address = await fieldAt(event, page);
    if (address) location.assign(address);
  };
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
        <select aria-label="Width" value={width} onChange={({ target }) => setWidth(target.value)}>
          <option value="100%">This width</option>
          <option value="390px">Phone</option>
          <option value="820px">Tablet</option>
          <option value="1280px">Desktop</option>
        </select>
        <a href={page}>See {page}</a>
      </p>
      <p className="hint">
        {waits
          ? `Your words show here once this is fixed: ${waits}`
          : "Click a text or picture to edit it."}
      </p>
      <div className="window">
        <iframe
          title={`Preview of ${page}`}
          loading="lazy"
          src={`${page}?beside=1`}
          style={{ width }}
          onLoad={({ currentTarget }) =>
            currentTarget.contentDocument?.addEventListener("click", follow, true)
          }
        />
      </div>
    </aside>
  );
}
