"use client";

/** The day and site that pages are shown as. */
export type View = {
  today: string;
  region: string;
  /** Whether a day was chosen, so that drafts and later posts are left out. */
  isChosen: boolean;
};

/** Sends a choice, and loads the page as of it. (A form's own sending would begin a view transition.) */
async function choose(body: FormData): Promise<void> {
  await fetch("/edit/~view", { method: "POST", body }).catch(() => {});
  location.reload();
}

/** Shows the pages as they are published on another day, or on the other site. */
export function Published({ view }: { view: View }) {
  return (
    <form action={choose}>
      <label>
        As of{" "}
        <input
          type="date"
          name="day"
          required
          min="2020-01-01"
          max="2099-12-31"
          defaultValue={view.today}
        />
      </label>
      <label>
        Site{" "}
        <select name="region" defaultValue={view.region}>
          <option value="us">USA</option>
          <option value="ca">Canada</option>
        </select>
      </label>
      <button type="submit">Show what is published then</button>
    </form>
  );
}

/** Says on every page that it is shown as of a day, until that is ended. */
export function AsOf({ view }: { view: View }) {
  if (!view.isChosen) return null;
  return (
    <form action={choose} className="as-of">
      <span role="status">
        The site as of {view.today}, {view.region === "ca" ? "Canada" : "USA"}, without drafts.
      </span>{" "}
      <button type="submit" name="now" value="yes">
        Show today, with drafts
      </button>
    </form>
  );
}
