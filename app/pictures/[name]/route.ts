import { notFound } from "next/navigation";
import { encoded } from "@/components/pictures/encode";
import { pictures } from "@/content/content";
import { type Format, formats, pictureAddress, widthsOf } from "@/content/pictures/picture";

export const dynamic = "force-static";

type Context = { params: Promise<{ name: string }> };

/** An export needs a file for each route; the adapter removes this one. */
const none = "none";

/** Every file that the build makes of the pictures beside the texts. */
function variants() {
  return pictures.flatMap((picture) =>
    widthsOf(picture).flatMap((width) =>
      (Object.keys(formats) as Format[]).map((format) => {
        const name = pictureAddress(picture, width, format).split("/").at(-1) ?? "";
        return { name, picture, width, format };
      }),
    ),
  );
}

export function generateStaticParams() {
  const names = [...new Set(variants().map(({ name }) => name))];
  return (names.length > 0 ? names : [none]).map((name) => ({ name }));
}

export async function GET(_request: Request, { params }: Context) {
  const { name } = await params;
  const variant = variants().find((candidate) => candidate.name === name);
  if (variant) {
    const { picture, width, format } = variant;
    const headers = { "Content-Type": `image/${format}` };
    return new Response(await encoded(picture, width, format), { headers });
  }
  return name === none ? new Response(null) : notFound();
}
