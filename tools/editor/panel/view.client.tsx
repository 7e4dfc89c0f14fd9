"use client";

import { useState } from "react";

/** The day and site that pages are shown as. */
export type View = {
  today: string;
  region: string;
  /** Whether a day was chosen, so that drafts and later posts are left out. */
  isChosen: boolean;
};

/** Shows the pages as they are published on another day, or on the other site. */
export function Published({ view }: { view: View }) {
  const [problem, choose] = useChoice();
  return (
    <form action={choose}>
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
  );
}

/** Says on every page that it is shown as of a day, until that is ended. */
export function AsOf({ view }: { view: View }) {
  const [problem, choose] = useChoice();
  if (!view.isChosen) return null;
  return (
    <form action={choose} className="as-of">
      <span role="status">
        The site as of {view.today}, {view.region === "ca" ? "Canada" : "USA"}, without drafts.
      </span>{" "}
      <button type="submit" name="now" value="yes">
        Show today, with drafts
      </button>{" "}
      {problem && <strong role="alert">{problem}</strong>}
    </form>
  );
}

/** Sends a chosen day, and loads the page as of it. @returns why that cannot be, and the sender */
function useChoice() {
  const [problem, setProblem] = useState("");
  const choose = async (body: FormData) => {
    const refused = await send(body);
    setProblem(refused);
    if (!refused) location.reload();
  };
  return [problem, choose] as const;
}

async function send(body: FormData): Promise<string> {
  try {
    const answer = await fetch("/edit/~view", { method: "POST", body });
    return ((await answer.json()) as { problem?: string }).problem ?? "";
  } catch {
    return "The preview does not answer; it may have been ended.";
  }
}
