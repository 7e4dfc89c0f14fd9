import { scrolls } from "@/components/ui/in-page";
import { getContent } from "@/site/content";
import { highlight } from "./highlight";
import "./code-samples.css";

type Props = { id: string; language: string; file: string };

/** A file of `content/samples/`, in colors. */
export async function CodeSample({ id, language, file }: Props) {
  const runs = await highlight(getContent().samples[file] ?? "", file.split(".").at(-1) ?? "");
  return (
    // Long lines scroll: broken ones would be read as two.
    <section aria-label={file} className="min-w-0 p-3">
      <pre
        translate="no"
        {...scrolls(language)}
        className="code-sample scroll-hint font-code text-small max-sm:text-fine"
      >
        <code id={id} className={`language-${language}`}>
          {runs.map(({ text, className }, index) =>
            className ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the runs never change
              <span key={index} className={className}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </code>
      </pre>
    </section>
  );
}
