import { content } from "@/content/content";

/** The same call in seven languages: one open at a time, Ruby first. */
export function CodeSamples() {
  const { picker, languages } = content.documents;
  return (
    <section aria-label={picker} className="min-w-0 lg:col-span-7">
      {languages.map(({ id, label, file }, index) => (
        <details key={id} id={id} name="language" open={index === 0} className="group pb-3">
          <summary className="on-spruce flex min-h-12 items-center justify-between rounded-control px-5 font-[650] group-open:rounded-b-none">
            {label}
            <span className="font-mono text-fine text-muted">{file}</span>
          </summary>
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, it scrolls
            tabIndex={0}
            className="on-spruce overflow-x-auto rounded-b-control border-t border-line p-5 font-mono text-fine leading-relaxed"
          >
            <code>{content.samples[file]}</code>
          </pre>
        </details>
      ))}
    </section>
  );
}
