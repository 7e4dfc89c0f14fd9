import { look, receive, show } from "@/editor/answer";
import { tools } from "@/editor/git/answer";
import { isFromHere } from "@/editor/guard";

type Context = { params: Promise<{ file?: string[] }> };

/** The editor, in `next dev` alone: /edit lists the content, /edit/blog/… is a file's form. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  if (!isFromHere(request.headers)) return refused();
  const { page, path } = await pageAt(params);
  return page.show(path, new URL(request.url).searchParams);
}

/** Does what the form says, if it comes from the editor: no other site may. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (!isFromHere(request.headers)) return refused();
  const form = await request.formData().catch(() => new FormData());
  const { page, path } = await pageAt(params);
  // Changes no file of the content, and has no token, which pages of any address would show.
  if (path === "~look" && request.headers.has("origin")) return look(form);
  if (!form.has("~token")) return refused();
  return page.receive(path, form, new URL(request.url).origin);
}

function refused(): Response {
  const text = "The editor answers its own forms at http://localhost alone.";
  return new Response(text, { status: 403, headers: { "Content-Type": "text/plain" } });
}

/** The tool that the first part of an address names, or the forms; and the file's address. */
async function pageAt(params: Context["params"]) {
  const parts = ((await params).file ?? []).map(decodeURIComponent);
  const tool = tools.get(parts[0] ?? "");
  return tool
    ? { page: tool, path: parts.slice(1).join("/") }
    : { page: { show, receive }, path: parts.join("/") };
}
