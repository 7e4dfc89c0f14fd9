"use client";

import { useEffect, useState } from "react";
import { fieldAt } from "./field-at";

export type View = { today: string; region: string };

/** Ways to look at the page: another width, the dark, another day or site; and a click that edits. */
export function Look({ path, view }: { path: string; view: View }) {
  const [width, setWidth] = useState("");
  const [isDark, setDark] = useState(false);
  const [edits, setEdits] = useState(false);
  useEffect(() => colourScheme(isDark), [isDark]);
  useEffect(() => {
    const open = async (event: MouseEvent) => {
      const target = event.target as Element;
      if (target.closest("#preview-panel")) return;
      event.preventDefault();
      event.stopPropagation();
      const address = await fieldAt(target, path);
      if (address) location.assign(address);
    };
    if (edits) document.addEventListener("click", open, true);
    return () => document.removeEventListener("click", open, true);
  }, [edits, path]);
  const lookAs = async (form: FormData) => {
    await fetch("/edit/~look", { method: "POST", body: form });
    location.reload();
  };
  return (
    <>
      <p className="look-at">
        <label>
          <input type="checkbox" checked={edits} onChange={() => setEdits(!edits)} /> Click to edit
        </label>
        <label>
          <input type="checkbox" checked={isDark} onChange={() => setDark(!isDark)} /> Dark
        </label>
        <label>
          Width{" "}
          <select value={width} onChange={({ target }) => setWidth(target.value)}>
            <option value="">of this window</option>
            <option value="390">390, a phone</option>
            <option value="820">820, a tablet</option>
            <option value="1280">1280, a laptop</option>
          </select>
        </label>
      </p>
      <form action={lookAs} className="look-at">
        <label>
          As of <input type="date" name="day" defaultValue={view.today} />
        </label>
        <label>
          Site{" "}
          <select name="region" defaultValue={view.region}>
            <option value="us">USA</option>
            <option value="ca">Canada</option>
          </select>
        </label>
        <button type="submit">Show what is published then</button>
        {/* React resets the form by form.reset, which a button named "reset" would hide. */}
        <button type="submit" name="now" value="yes">
          Show today, with drafts
        </button>
      </form>
      {width && (
        <div className="frame">
          <button type="button" onClick={() => setWidth("")}>
            Close
          </button>
          <iframe
            title={`At ${width} pixels`}
            src={`${path}?beside=1`}
            style={{ width: `${width}px` }}
          />
        </div>
      )}
    </>
  );
}

/** Applies the rules for the dark, or again those that the browser chooses. */
function colourScheme(isDark: boolean): void {
  for (const rule of [...document.styleSheets].flatMap((sheet) => mediaRules(sheet.cssRules))) {
    const { mediaText } = rule.media;
    if (isDark && mediaText === "(prefers-color-scheme: dark)") rule.media.mediaText = always;
    if (!isDark && mediaText === always) rule.media.mediaText = "(prefers-color-scheme: dark)";
  }
}

/** True on every screen, and unlike any other rule's condition. */
const always = "(min-width: 0.01px)";

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...("cssRules" in rule ? mediaRules(rule.cssRules as CSSRuleList) : []),
  ]);
}
