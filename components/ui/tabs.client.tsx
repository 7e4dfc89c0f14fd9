"use client";

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { List } from "@/components/ui/list";
import { tabLook } from "./button-link";
import { replaceState } from "./tab-state";
import { useStarted } from "./use-started";

type Tab = { id: string; label: string; panel: ReactNode };

type Props = {
  label: string;
  tabs: Tab[];
  /** Id of the tab that is open at first. */
  open: string;
};

/**
 * Tabs after the ARIA pattern: arrows, Home and End move, one tab is in the tab order. Before
 * scripts run they are links to the panels, and CSS shows the panel that the address names;
 * where there are no scripts at all, it shows every panel.
 */
export function Tabs({ label, tabs, open }: Props) {
  const isStarted = useStarted();
  const { selected, select } = useSelected(tabs, open);

  const onClick = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    select(id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const next = tabAfter(event.key, at, tabs.length - 1);
    const tab = next === undefined ? undefined : tabs[next];
    if (!isStarted || !tab || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    select(tab.id);
    event.currentTarget.querySelector<HTMLElement>(`[href="#${tab.id}"]`)?.focus();
  };

  // Where all panels show, the one that the address asks for comes first.
  const panels = tabs.toSorted((a, b) => Number(b.id === open) - Number(a.id === open));
  return (
    <div className="tabs" data-start="press" data-started={isStarted || undefined}>
      <List
        {...(isStarted && { role: "tablist", "aria-label": label })}
        onKeyDown={onKeyDown}
        className="flex flex-wrap gap-2 pt-8"
      >
        {tabs.map(({ id, label }) => {
          const current = id === selected;
          return (
            <li key={id} role={isStarted ? "presentation" : undefined}>
              <a
                id={`${id}-tab`}
                href={`#${id}`}
                onClick={(event) => onClick(event, id)}
                {...(isStarted
                  ? {
                      role: "tab",
                      "aria-selected": current,
                      "aria-controls": `${id}-panel`,
                      tabIndex: current ? 0 : -1,
                    }
                  : { "aria-current": current || undefined })}
                className={tabLook}
              >
                {label}
              </a>
            </li>
          );
        })}
      </List>
      {panels.map(({ id, panel }) => (
        <div
          key={id}
          id={id}
          data-opener={`${id}-tab`}
          data-open={id === selected || undefined}
          // export/inline/find-closed.ts hides it.
          suppressHydrationWarning
          className="scroll-mt-40"
        >
          <section
            id={`${id}-panel`}
            aria-labelledby={`${id}-tab`}
            {...(isStarted && { role: "tabpanel", tabIndex: 0 })}
            className="pt-12 outline-offset-8"
          >
            {panel}
          </section>
        </div>
      ))}
    </div>
  );
}

/** Which tab is open: the one that the address names, or `open`. */
function useSelected(tabs: Tab[], open: string) {
  const [selected, setSelected] = useState(open);

  useEffect(() => {
    const follow = () => {
      const target = tabs.find(({ id }) => `#${id}` === location.hash);
      if (target) setSelected(target.id);
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [tabs]);

  // The address names what was chosen: so it lasts over a link and Back, a reload and a copied link.
  const select = (id: string) => {
    setSelected(id);
    replaceState(history.state, `#${id}`);
  };

  return { selected, select };
}

/** The tab that a key selects, by its place in the list; undefined for other keys. */
function tabAfter(key: string, at: number, last: number): number | undefined {
  return {
    ArrowLeft: at === 0 ? last : at - 1,
    ArrowRight: at === last ? 0 : at + 1,
    Home: 0,
    End: last,
    " ": at,
  }[key];
}
