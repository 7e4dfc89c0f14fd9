import type { ReactNode } from "react";
import type { Problem } from "../../compiler/load/problem.ts";
import { editAddress, schemaOf, toolAddress } from "../content-files.ts";
import { formToken } from "../guard.ts";
import { Problems } from "../problems.tsx";
import { beforeAddress } from "./before.ts";
import type { Difference, FileChange } from "./differences.ts";
import type { Result, Version } from "./review.ts";

type FrameProps = {
  title: string;
  path?: string;
  result?: Result | undefined;
  children: ReactNode;
};

/** A page of the editor beside the forms, with what an action did. */
function Frame({ title, path, result, children }: FrameProps) {
  return (
    <main>
      <p>
        <a href="/edit">Content</a>
        {path && (
          <>
            {" / "}
            <a href={editAddress(path)}>content/{path}</a>
          </>
        )}
      </p>
      <h1>{title}</h1>
      {result && "problem" in result && (
        <div className="notice wrong" role="alert">
          <p>{result.problem}</p>
        </div>
      )}
      {result && "done" in result && (
        <div className="notice saved">
          <p role="status">
            {result.done} {result.link && <a href={result.link}>Open the review</a>}
          </p>
          {result.undo && (
            <Action action="/edit/undo">
              <button type="submit">Undo</button>
            </Action>
          )}
        </div>
      )}
      {children}
    </main>
  );
}

/** A form of one button, or of several, each of which says what it does. */
function Action({ action, children }: { action: string; children: ReactNode }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="~token" value={formToken()} />
      {children}
    </form>
  );
}

export type ChangesProps = {
  /** Undefined where this copy has no history. */
  changes: FileChange[] | undefined;
  /** Pages that show a file, by its path. */
  shownAt: (path: string) => string[];
  /** Address of the published site: "https://www.angel-app.com". */
  origin: string;
  name: string;
  message: string;
  result?: Result | undefined;
};

/** The changes since the last publication, and the button that sends them. */
export function ChangesPage({ changes, shownAt, origin, name, message, result }: ChangesProps) {
  return (
    <Frame title="What has changed" result={result}>
      {changes?.length === 0 && <p>Nothing: all words are as they are on the site.</p>}
      {changes?.map(({ path, title, state, differences }) => (
        <section key={path}>
          <h2>
            {schemaOf(path) && state !== "deleted" ? (
              <a href={editAddress(path)}>{title}</a>
            ) : (
              title
            )}{" "}
            <small>{state === "changed" ? "" : state}</small>
          </h2>
          <Differences differences={differences} />
          {shownAt(path)
            .slice(0, 1)
            .map((address) => (
              <div key={address} className="looks">
                {state === "changed" && (
                  <Look
                    title={`${title} before`}
                    address={beforeAddress(path)}
                    link={origin + address}
                  >
                    On the site now
                  </Look>
                )}
                <Look title={`${title} after`} address={address} link={address}>
                  With your changes
                </Look>
              </div>
            ))}
        </section>
      ))}
      <script src="/edit/~changes.js" />
      {changes && (
        <Action action="/edit/changes">
          {changes.length > 0 && (
            <>
              <h2>Send for review</h2>
              <p className="comment">
                Somebody else reads your changes before they are on the site. All content is checked
                first.
              </p>
              <div className="field">
                <label htmlFor="name">Your name</label>
                <input id="name" name="name" type="text" required defaultValue={name} />
              </div>
              <div className="field">
                <label htmlFor="message">What you changed, in a few words</label>
                <input id="message" name="message" type="text" required defaultValue={message} />
              </div>
            </>
          )}
          <p className="commands">
            {changes.length > 0 && (
              <button type="submit" name="~do" value="send" className="save">
                Send for review
              </button>
            )}
            <button type="submit" name="~do" value="newest" formNoValidate>
              Get what others have published
            </button>
            {result && "problem" in result && result.clashes && (
              <>
                <button type="submit" name="~do" value="mine" formNoValidate>
                  Keep my words there
                </button>
                <button type="submit" name="~do" value="theirs" formNoValidate>
                  Take the published words there
                </button>
              </>
            )}
          </p>
        </Action>
      )}
    </Frame>
  );
}

type LookProps = {
  title: string;
  /** Of the page that the picture shows; undefined where it was not kept. */
  address: string | undefined;
  link: string;
  children: ReactNode;
};

/** A small picture of a page, without its scripts, and a link to the page. */
function Look({ title, address, link, children }: LookProps) {
  return (
    <figure>
      <figcaption>
        <a href={link}>{children}</a>
      </figcaption>
      {address && (
        <div>
          <iframe title={title} src={`${address}?beside=1`} sandbox="allow-same-origin" />
        </div>
      )}
    </figure>
  );
}

function Differences({ differences }: { differences: Difference[] }) {
  return (
    <dl className="differences">
      {differences.map(({ label, parts }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {parts.map(({ value, added, removed }, index) => {
              const Part = added ? "ins" : removed ? "del" : "span";
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
              return <Part key={index}>{value}</Part>;
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export type HistoryProps = {
  path: string;
  versions: (Version & Pick<FileChange, "state" | "differences">)[];
  result?: Result | undefined;
};

/** The versions of a file. */
export function HistoryPage({ path, versions, result }: HistoryProps) {
  return (
    <Frame title="History" path={path} result={result}>
      {versions.length === 0 && <p>This file has no earlier version.</p>}
      {versions.map(({ commit, day, author, message, state, differences }) => (
        <section key={commit}>
          <h2>
            {message} <small>{`${day}, ${author}${state === "changed" ? "" : `: ${state}`}`}</small>
          </h2>
          <Differences differences={differences} />
          {state !== "deleted" && (
            <Action action={toolAddress("history", path)}>
              <button type="submit" name="commit" value={commit}>
                Bring this version back
              </button>
            </Action>
          )}
        </section>
      ))}
    </Frame>
  );
}

export type DeleteProps = {
  path: string;
  title: string;
  own: string[];
  others: string[];
  /** Where the address leads by default: "nowhere" where it was never published. */
  to: string;
  problems: Problem[];
};

/** Asks where the address of a deleted page should lead. */
export function DeletePage({ path, title, own, others, to, problems }: DeleteProps) {
  return (
    <Frame title={`Delete “${title}”?`} path={path}>
      <Problems problems={problems} title="It stays, since this would be wrong or is already:" />
      <Action action={toolAddress("delete", path)}>
        {own.length > 0 && (
          <div className="field">
            <label htmlFor="to">Where should {own.join(", ")} lead?</label>
            <p className="comment">Links to it on other pages lead there too.</p>
            <select id="to" name="to" required defaultValue={to}>
              <option value="">Choose a page</option>
              <option value="nowhere">Nowhere: visitors read that there is no such page</option>
              {others.map((address) => (
                <option key={address}>{address}</option>
              ))}
            </select>
          </div>
        )}
        <button type="submit">Delete</button>
      </Action>
    </Frame>
  );
}
