import { fieldAt, type Pressed, showDraft, type Typed } from "@/app/_dev/show-draft";
import { openDrafts } from "@/site/preview/drafts";

type Message = Typed | Pressed | { form: string };

/** Messages of the pane beside a form (app/_dev/pane.dev.tsx). Only the editor's own page may send them. */
export async function POST(request: Request): Promise<Response> {
  if (request.headers.get("Sec-Fetch-Site") !== "same-origin")
    return new Response("Forbidden", { status: 403 });
  const message: Message = await request.json();
  if ("data" in message) return Response.json(showDraft(message));
  if ("words" in message) return Response.json(fieldAt(message));
  // The form is closed.
  openDrafts().delete(message.form);
  return new Response(null, { status: 204 });
}
