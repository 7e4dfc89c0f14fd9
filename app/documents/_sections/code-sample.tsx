import { content } from "@/compiler/published";
import { highlight } from "./highlight";

type Props = { id: string; language: string; file: string };

/** A file of `content/samples/`, in colours. */
export async function CodeSample({ id, language, file }: Props) {
  const runs = await highlight(content.samples[file] ?? "", file.split(".").at(-1) ?? "");
  return (
    <section
      aria-label={file}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, it scrolls
      tabIndex={0}
      className="m-3 overflow-x-auto"
    >
      <pre className="w-max font-code text-small">
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
