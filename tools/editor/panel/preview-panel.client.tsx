"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Cards } from "./cards";
import { type Check, checkLength, checkStructuredData, lengthOf } from "./checks";
import { AsOf, Look, type View } from "./look.client";
import { type PageFacts, readPage } from "./read-page";
import { SourceFiles } from "./source-files";

type Props = {
  /** Content files of each page by its path, the page's own first. */
  files: Record<string, string[]>;
  /** Content files for an address without a page. */
  otherwise: string[];
  styles: string;
  /** The day and site that the page is shown as. */
  view: View;
};

/** The panel at the bottom of each page in `next dev`; its shadow root keeps the site's styles out. */
export function PreviewPanel({ files, otherwise, styles, view }: Props) {
  const path = usePathname();
  const facts = usePageFacts(path);
  const host = useRef<HTMLDivElement>(null);
  const [shadow, setShadow] = useState<ShadowRoot>();
  useEffect(() => {
    const element = host.current;
    // A page beside its form has none.
    if (element && window.top === window)
      setShadow(element.shadowRoot ?? element.attachShadow({ mode: "open" }));
  }, []);
  return (
    <div id="preview-panel" ref={host}>
      {shadow &&
        facts &&
        createPortal(
          <>
            <style>{styles}</style>
            <AsOf view={view} />
            <Drawer facts={facts} files={files[path] ?? otherwise}>
              <Look path={path} view={view} />
            </Drawer>
          </>,
          shadow,
        )}
    </div>
  );
}

/** Reads the page again after a navigation or an edit. */
function usePageFacts(path: string): PageFacts | undefined {
  const [facts, setFacts] = useState<PageFacts>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => setFacts(readPage(document)), 100);
    };
    const observer = new MutationObserver(read);
    const everything = { childList: true, subtree: true, characterData: true, attributes: true };
    observer.observe(document.head, everything);
    const main = document.querySelector("main");
    if (main) observer.observe(main, { ...everything, attributes: false });
    read();
    return () => {
      clearTimeout(waiting);
      observer.disconnect();
    };
  }, [path]);
  return facts;
}

type DrawerProps = { facts: PageFacts; files: string[]; children: ReactNode };

function Drawer({ facts, files, children }: DrawerProps) {
  const title = checkLength("Title", facts.title, 10, 60);
  const description = checkLength("Description", facts.description, 50, 160);
  const data = checkStructuredData(facts.data);
  const remarks = [title, description, ...data].filter(({ level }) => level !== "fine").length;
  return (
    <details>
      <summary>
        <b>Preview</b>{" "}
        <span>
          {facts.title.length}/60 title, {facts.description.length}/160 description,{" "}
          {lengthOf(facts.words)}
        </span>
        {remarks > 0 && <em> {remarks === 1 ? "1 remark" : `${remarks} remarks`}</em>}
      </summary>
      {children}
      <div className="columns">
        <section>
          <h2>Findings</h2>
          <Checks checks={[title, description]} />
          <p>{lengthOf(facts.words)} to read.</p>
          {!facts.isListed && <p>Search engines are asked not to list this page.</p>}
          <h2>Structured data (JSON-LD)</h2>
          <Checks checks={data} />
          <h2>Made from</h2>
          <SourceFiles files={files} />
        </section>
        <Cards facts={facts} />
      </div>
    </details>
  );
}

function Checks({ checks }: { checks: Check[] }) {
  return (
    <ul>
      {checks.map(({ level, text }) => (
        <li key={text} className={level}>
          {text}
        </li>
      ))}
    </ul>
  );
}
