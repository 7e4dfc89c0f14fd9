import { use } from "react";
import type { SectionProps } from "@/components/page/section-props";
import { CopyButton } from "@/components/ui/copy-button";
import { scrolls } from "@/components/ui/scrolls";
import { getContent } from "@/site/content";
import { codeId } from "@/site/schema/sections/parts";
import { runsOf } from "./highlight";
import "./code-samples.css";

const board = "on-spruce flex min-w-0 flex-wrap content-start rounded-card p-2 lg:col-span-7";

type Props = Pick<SectionProps<"code-samples">, "id" | "suffix" | "languages">;

/**
 * The same call in several languages, of which the first is chosen. The picker is a set of radio
 * buttons and CSS, so it works before, and without, any script.
 */
export function Samples({ id, suffix, languages }: Props) {
  const { samples } = getContent();
  return (
    <fieldset className={board}>
      <legend className="sr-only">Language of the code sample</legend>
      {languages.map((language, index) => (
        // Groups a language, without a box in the flex layout.
        <div key={language.id} className="contents">
          <input
            type="radio"
            name={id}
            id={`${language.id}${suffix}`}
            value={language.id}
            defaultChecked={index === 0}
            className="sr-only"
          />
          <label htmlFor={`${language.id}${suffix}`} className="code-tab hover:underline">
            {language.label}
          </label>
          <div
            data-opener={`${language.id}${suffix}`}
            // export/inline/find-closed.ts hides it.
            suppressHydrationWarning
            className="code-panel"
          >
            <div className="code-head flex flex-wrap items-center gap-x-5 gap-y-2 p-3">
              <p className="me-auto font-mono text-fine text-muted">{language.file}</p>
              <CopyButton text={samples[language.file] ?? ""} from={codeId(language.id) + suffix}>
                Copy Code
              </CopyButton>
            </div>
            <CodeSample
              id={codeId(language.id) + suffix}
              language={language.id}
              file={language.file}
            />
          </div>
        </div>
      ))}
    </fieldset>
  );
}

/** A file of `content/samples/`, in colors. */
function CodeSample(props: { id: string; language: string; file: string }) {
  const { id, language, file } = props;
  const runs = use(runsOf(getContent().samples[file] ?? "", file.split(".").at(-1) ?? ""));
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
