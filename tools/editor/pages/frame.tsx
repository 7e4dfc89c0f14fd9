import type { ReactNode } from "react";
import { formToken } from "../csrf.ts";

/** The token that a form needs (csrf.ts). */
export function Token() {
  return <input type="hidden" name="~token" value={formToken()} />;
}

type Props = { title: string; problem?: string | undefined; children: ReactNode };

/** A page of the editor that is no form of a file. */
export function Frame({ title, problem, children }: Props) {
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
