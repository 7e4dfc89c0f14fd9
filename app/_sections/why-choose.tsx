import { ScenePicture } from "@/components/pictures/scene-picture";
import { Band, columns } from "@/components/ui/band";
import { content } from "@/content/content";
import type { Ink, Picture } from "@/content/schema/fields";

/** One ink for each gallery, so that its three pictures are seen as a set. */
const inks = ["mint", "denim", "rose"] as const;

/** Three numbered points, each with its gallery, on alternating sides. */
export function WhyChoose() {
  const { heading, lead, points } = content.home.why;
  return (
    <Band tone="tinted" aria-labelledby="why-choose">
      <h2 id="why-choose" className="text-h2">
        {heading}
      </h2>
      <p className="max-w-[40rem] pt-4 text-lead text-muted">{lead}</p>
      <ol className="grid gap-section pt-14">
        {points.map(({ title, text, gallery }, index) => (
          <li key={title} className={`items-center ${columns}`}>
            <div className={`lg:col-span-5 ${index % 2 ? "lg:order-last" : ""}`}>
              <p className="font-mono text-fine tracking-eyebrow text-muted">
                {String(index + 1).padStart(2, "0")}
              </p>
              <h3 className="pt-3 text-h3">{title}</h3>
              <p className="max-w-measure pt-4">{text}</p>
            </div>
            <Gallery pictures={gallery} ink={inks[index % inks.length] ?? inks[0]} />
          </li>
        ))}
      </ol>
    </Band>
  );
}

/** Three pictures, the first one large. */
function Gallery({ pictures, ink }: { pictures: Picture[]; ink: Ink }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:grid-rows-2 lg:col-span-7">
      {pictures.map(({ scene, alt }, index) => (
        <li key={alt} className={index === 0 ? "col-span-2 sm:row-span-2" : ""}>
          <ScenePicture name={scene} ink={ink} alt={alt} className="size-full rounded-card" />
        </li>
      ))}
    </ul>
  );
}
