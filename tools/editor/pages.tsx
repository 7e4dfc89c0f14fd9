import type { ReactNode } from "react";
import { loadTexts } from "../../site/load-content.ts";
import type { NewKind } from "../../site/new-file.ts";
import { serviceIdOf } from "../../site/pages/related-posts.ts";
import { isDeletable } from "./addresses.ts";
import { deleteAddress, editAddress, labelOf, newAddress } from "./content-files.ts";
import { formToken } from "./csrf.ts";
import type { FormState } from "./form-state.ts";
import type { Texts } from "./write-files.ts";

/** The form of one file, which `form/app.tsx` draws. */
export function EditPage({ state }: { state: FormState }): ReactNode {
  const { path } = state;
  return (
    <main className="wide">
      <p>
        <a href="/edit">Content</a> / <code>content/{path}</code>
      </p>
      <h1>{labelOf(path)}</h1>
      <Token />
      <div id="editor">The form is being made …</div>
      {isDeletable(path) && (
        <p>
          <a href={deleteAddress(path)}>Delete</a>
        </p>
      )}
      <script
        id="form-state"
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(state).replaceAll("<", "\\u003c") }}
      />
      <script src="/edit/~form.js" />
    </main>
  );
}

function Token() {
  return <input type="hidden" name="~token" value={formToken()} />;
}

type FrameProps = { title: string; problem?: string | undefined; children: ReactNode };

function Frame({ title, problem, children }: FrameProps) {
  return (
    <main>
      <p>
        <a href="/edit">Content</a>
      </p>
      <h1>{title}</h1>
      {problem && (
        <p className="notice wrong" role="alert">
          {problem}
        </p>
      )}
      {children}
    </main>
  );
}

export type NewProps = {
  kind: NewKind;
  files: Record<string, string>;
  title?: string;
  /** The service that a post is mainly about. */
  about?: string;
  problem?: string;
};

/** Asks for the title of a new entry, of which its address is made. */
export function NewPage({ kind, files, title = "", about = "", problem }: NewProps) {
  const services = kind === "post" ? (loadTexts(files).data.services ?? []) : [];
  return (
    <Frame title={`Add a ${kind}`} problem={problem}>
      <form method="post" action={newAddress(kind)}>
        <Token />
        <div className="field">
          <label htmlFor="title">{kind === "service" ? "Name" : "Title"}</label>
          <p className="hint" id="title-hint">
            Its address is made from it, once. It begins as a draft, which only the preview shows.
          </p>
          <input
            id="title"
            name="title"
            type="text"
            required
            maxLength={200}
            defaultValue={title}
            aria-describedby="title-hint"
          />
        </div>
        {services.length > 0 && (
          <div className="field">
            <label htmlFor="service">What it is mainly about</label>
            <select id="service" name="service" required defaultValue={about}>
              <option value="">Choose a service</option>
              {services.map((service) => (
                <option key={service.file} value={serviceIdOf(service)}>
                  {service.name}
                </option>
              ))}
            </select>
          </div>
        )}
        <button type="submit" className="main">
          Begin
        </button>
      </form>
    </Frame>
  );
}

export type DeleteProps = {
  path: string;
  title: string;
  own: string[];
  others: { path: string; title: string }[];
  /** The other files that link to it. */
  links: { path: string; title: string }[];
  to: string | undefined;
  problem: string | undefined;
};

/** Asks where the address of a deleted page should lead, and says what links to it. */
export function DeletePage({ path, title, own, others, links, to, problem }: DeleteProps) {
  return (
    <Frame
      title={`Delete “${title}”?`}
      problem={problem && `It stays, since it is needed. ${problem}`}
    >
      {links.length > 0 && (
        <>
          <p>These texts link to it:</p>
          <ul className="links">
            {links.map((link) => (
              <li key={link.path}>
                <a href={editAddress(link.path)}>{link.title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <form method="post" action={deleteAddress(path)}>
        <Token />
        {own.length > 0 && (
          <div className="field">
            <label htmlFor="to">Where should {own.join(", ")} lead?</label>
            <p className="hint">Links to it in other texts lead there too.</p>
            <select id="to" name="to" required defaultValue={to ?? ""}>
              <option value="">Choose a page</option>
              <option value="nowhere">Nowhere: visitors read that there is no such page</option>
              {others.map((other) => (
                <option key={other.path} value={other.path}>
                  {other.title}
                </option>
              ))}
            </select>
          </div>
        )}
        <button type="submit" className="main">
          Delete
        </button>
      </form>
    </Frame>
  );
}

/** Says that a file is deleted; the page itself has the former texts, and its button puts them back. */
export function DeletedPage({ title, before }: { title: string; before: Texts }) {
  return (
    <Frame title={`“${title}” is deleted`}>
      <form method="post" action="/edit/~restore">
        <Token />
        <input type="hidden" name="before" value={JSON.stringify(before)} />
        <button type="submit">Undo</button>
      </form>
    </Frame>
  );
}
