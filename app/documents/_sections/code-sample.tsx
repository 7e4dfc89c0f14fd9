import { getContent } from "@/site/content";
import { highlight } from "./highlight";

type Props = { id: string; language: string; file: string };

/** A file of `content/samples/`, in colours. */
export async function CodeSample({ id, language, file }: Props) {
  const runs = await highlight(getContent().samples[file] ?? "", file.split(".").at(-1) ?? "");
  return (
    // Long lines break, so that none is cut.
    <section aria-label={file} className="m-3">
      <pre className="font-code text-small wrap-anywhere whitespace-pre-wrap">
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
