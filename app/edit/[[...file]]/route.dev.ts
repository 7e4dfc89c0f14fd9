import { receive, show } from "@/editor/answer";

type Context = { params: Promise<{ file?: string[] }> };

/** The editor, in `next dev` alone: /edit lists the content, /edit/blog/….md is a file's form. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return show(await pathOf(params), new URL(request.url).searchParams);
}

/** Writes what the form sent, if it comes from the editor: no other site may. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const origin = request.headers.get("origin");
  if (!origin || new URL(origin).host !== request.headers.get("host"))
    return new Response("Only the editor itself can send this.", { status: 403 });
  return receive(await pathOf(params), await request.formData());
}

async function pathOf(params: Context["params"]): Promise<string> {
  return ((await params).file ?? []).map(decodeURIComponent).join("/");
}
