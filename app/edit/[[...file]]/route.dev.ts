import { look, receive, show } from "@/editor/answer";
import { isFromHere } from "@/editor/guard";

type Context = { params: Promise<{ file?: string[] }> };

/** The editor, in `next dev` alone: /edit lists the content, /edit/blog/….md is a file's form. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  if (!isFromHere(request.headers)) return refused();
  return show(await pathOf(params), new URL(request.url).searchParams);
}

/** Writes what the form sent, if it comes from the editor: no other site may. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (!isFromHere(request.headers)) return refused();
  const form = await request.formData().catch(() => new FormData());
  // Changes no file of the content, and has no token, which pages of any address would show.
  if ((await pathOf(params)) === "~look" && request.headers.has("origin")) return look(form);
  return form.has("~token") ? receive(await pathOf(params), form) : refused();
}

function refused(): Response {
  const text = "The editor answers its own forms at http://localhost alone.";
  return new Response(text, { status: 403, headers: { "Content-Type": "text/plain" } });
}

async function pathOf(params: Context["params"]): Promise<string> {
  return ((await params).file ?? []).map(decodeURIComponent).join("/");
}
