"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { editAddress } from "../names";
import { ClickToEdit } from "./click-to-edit.client";
import { AsOf, Published, type View } from "./view.client";

type Props = {
  /** Content files of each page by its path, the page's own first. */
  files: Record<string, string[]>;
  /** Content files for an address without a page. */
  otherwise: string[];
  styles: string;
  /** The day and site that the page is shown as. */
  view: View;
};

/** The panel; its shadow root keeps the site's styles out. */
export function Panel({ files, otherwise, styles, view }: Props) {
  const path = usePathname();
  const [own = "", ...others] = files[path] ?? otherwise;
  const host = useRef<HTMLDivElement>(null);
  const [shadow, setShadow] = useState<ShadowRoot>();
  useEffect(() => {
    const element = host.current;
    // A page beside its form has none.
    if (element && window.top === window)
      setShadow(element.shadowRoot ?? element.attachShadow({ mode: "open" }));
  }, []);
  const panel = (
    <>
      <style>{styles}</style>
      <AsOf view={view} />
      <div className="panel">
        <ClickToEdit path={path} />
        <a className="edit" href={editAddress(own)}>
          Edit this page
        </a>
        <details>
          <summary>Preview</summary>
          <Published view={view} />
          <h2>This page is made from</h2>
          <ul>
            {[own, ...others].map((file) => (
              <li key={file}>
                <a href={editAddress(file)}>content/{file}</a>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </>
  );
  return (
    <div id="preview-panel" ref={host}>
      {shadow && createPortal(panel, shadow)}
    </div>
  );
}
