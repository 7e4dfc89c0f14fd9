import { Anchor } from "@/components/ui/anchor";
import { columns } from "@/components/ui/band";
import { chaptersOf } from "@/site/content";
import type { Ink } from "@/site/schema/fields";
import { Markdown } from "./markdown";
import { TextPicture } from "./text-picture";

type Props = {
  text: string;
  /** The text's file: its pictures lie beside it. */
  file: string;
  ink: Ink;
  /** Whether the headings carry their number. */
  numbered?: boolean;
};

/** A picture's width (Picture's `sizes`): 5 of the 12 columns that the table of contents leaves. */
const pictureWidth =
  "(min-width: 1336px) 360px, (min-width: 1024px) calc(29.4vw - 33px), calc(94vw - 18px)";

/** The chapters of a post or article: heading and text beside a picture, on alternating sides. */
export function Chapters({ text, file, ink, numbered = false }: Props) {
  return chaptersOf(text).chapters.map(({ id, heading, picture, text: words }, index) => (
    <section
      key={id}
      aria-labelledby={`_chapter-${index + 1}`}
      className={`items-start border-t border-line py-[clamp(2.5rem,5vw,5rem)] ${columns}`}
    >
      {picture && (
        <TextPicture
          {...picture}
          file={file}
          ink={ink}
          sizes={pictureWidth}
          className={`sm:max-lg:max-h-80 lg:sticky lg:top-28 lg:col-span-5 ${index % 2 ? "lg:order-last" : ""}`}
        />
      )}
      <div className="lg:col-span-7">
        <h2
          id={`_chapter-${index + 1}`}
          className={`text-h3 ${numbered ? "flex items-baseline gap-3" : ""}`}
        >
          {numbered && (
            <span className="font-mono text-h4 whitespace-nowrap text-muted">{index + 1}.</span>
          )}{" "}
          <span>
            <Anchor id={id} />
            {heading}
          </span>
        </h2>
        <div className="prose pt-5">
          <Markdown text={words} file={file} />
        </div>
      </div>
    </section>
  ));
}
