import { notFound } from "next/navigation";
import { drawingAddress, drawingFile } from "@/components/pictures/drawing-address";
import { drawingOfFile } from "@/components/pictures/drawing-file-name";
import { getContent, pictureAddress, widthsOf } from "@/site/content";
import { encoded } from "@/site/pictures/encode";

export const dynamic = "force-static";

type Context = { params: Promise<{ name: string }> };

/** Every file that the build makes of the pictures beside the texts. */
function variants() {
  return getContent().pictures.flatMap((picture) =>
    widthsOf(picture).map((width) => {
      const name = pictureAddress(picture, width).split("/").at(-1) ?? "";
      return { name, picture, width };
    }),
  );
}

export function generateStaticParams() {
  const drawings = Object.keys(getContent().drawings.byName);
  const drawn = drawings.map((drawing) => drawingAddress(drawing).slice("/pictures/".length));
  const names = new Set([...variants().map(({ name }) => name), ...drawn]);
  return [...names].map((name) => ({ name }));
}

export async function GET(_request: Request, { params }: Context) {
  const { name } = await params;
  // The hash is left out of the comparison: `next dev` may ask for a drawing that has changed.
  const drawing = drawingOfFile(name);
  if (Object.hasOwn(getContent().drawings.byName, drawing)) {
    const headers = { "Content-Type": "image/svg+xml" };
    return new Response(drawingFile(drawing), { headers });
  }
  const variant = variants().find((candidate) => candidate.name === name);
  if (!variant) notFound();
  const headers = { "Content-Type": "image/webp" };
  return new Response(await encoded(variant.picture, variant.width), { headers });
}
