"use client";

import { useEffect, useState } from "react";
import { fieldAt } from "./field-at";

export type View = {
  today: string;
  region: string;
  /** Whether a day was chosen, so that drafts and later posts are left out. */
  isChosen: boolean;
};

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
      const address = await fieldAt(event, path);
      if (address) location.assign(address);
    };
    if (edits) document.addEventListener("click", open, true);
    return () => document.removeEventListener("click", open, true);
  }, [edits, path]);
  const [problem, setProblem] = useState("");
  const lookAs = async (form: FormData) => {
    const refused = await sendLook(form);
    setProblem(refused);
    if (!refused) location.reload();
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
        {problem && <strong role="alert">{problem}</strong>}
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

/** Says on every page that it is shown as of a day, until that is ended. */
export function AsOf({ view }: { view: View }) {
  const [problem, setProblem] = useState("");
  if (!view.isChosen) return null;
  const end = async () => {
    const form = new FormData();
    form.set("now", "yes");
    const refused = await sendLook(form);
    setProblem(refused);
    if (!refused) location.reload();
  };
  return (
    <p className="as-of" role="status">
      The site as of {view.today}, {view.region === "ca" ? "Canada" : "USA"}, without drafts.{" "}
      <button type="button" onClick={end}>
        Show today, with drafts
      </button>{" "}
      {problem && <strong>{problem}</strong>}
    </p>
  );
}

/** Chooses the day and site that are shown. @returns why they are not; "" if they are */
async function sendLook(body: FormData): Promise<string> {
  try {
    const answer = await fetch("/edit/~look", { method: "POST", body });
    return ((await answer.json()) as { problem?: string }).problem ?? "";
  } catch {
    return "The preview does not answer; it may have been ended.";
  }
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
