import type { Answer } from "./form/ask-server.ts";

/** Answers of the editor that are no pages. */
export function json(answer: Answer, status = 200): Response {
  return Response.json(answer, { status });
}

export function missing(): Response {
  return inWords("There is no such file in content/.", 404);
}

export function refused(): Response {
  return inWords("The editor answers its own forms at http://localhost alone.", 403);
}

function inWords(text: string, status: number): Response {
  return new Response(text, { status, headers: { "Content-Type": "text/plain" } });
}

export function goTo(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address } });
}

/** A field of a plain form, as it was typed. */
export function typed(form: FormData, name: string): string {
  return String(form.get(name) ?? "").trim();
}
