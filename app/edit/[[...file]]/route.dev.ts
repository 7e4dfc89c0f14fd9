import { get, post } from "@/tools/editor/handlers";

type Context = { params: Promise<{ file?: string[] }> };

/** The editor, in `next dev` alone: /edit lists the content, /edit/blog/… is a file's form. */
export async function GET(request: Request, context: Context): Promise<Response> {
  return get(request, await addressOf(context));
}

export async function POST(request: Request, context: Context): Promise<Response> {
  return post(request, await addressOf(context));
}

/** What is below /edit: "blog/a". */
async function addressOf({ params }: Context): Promise<string> {
  return ((await params).file ?? []).map(decodeURIComponent).join("/");
}
