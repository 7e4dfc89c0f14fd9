import { Markdown } from "@/components/articles/markdown";
import { PageIntro } from "@/components/articles/page-intro";
import { Samples } from "@/components/code-samples/samples";
import type { SectionProps } from "@/components/page/section-props";
import { Band, columns } from "@/components/ui/band";
import { statusOf } from "@/site/sale";

/** Code in several languages beside a step, below a head of its own, and the step after it. */
export function CodeSamplesSection({
  id,
  suffix,
  heading,
  service,
  ...words
}: SectionProps<"code-samples">) {
  const { title, lead, drawing, ink = "stone", alt = "", step, languages, next } = words;
  return (
    <>
      <PageIntro
        id={id}
        as={heading}
        status={service && statusOf(service)}
        title={title}
        lead={lead}
        picture={drawing ? { drawing, ink, alt } : undefined}
      />
      <div className="px-gutter py-section">
        <div className={`mx-auto max-w-page gap-y-12! ${columns}`}>
          <section aria-labelledby={`${id}-step`} className="lg:col-span-5">
            <h2 id={`${id}-step`} className="text-h3">
              {step.heading}
            </h2>
            <div className="prose pt-5">
              <Markdown text={step.body} />
            </div>
          </section>
          <Samples id={id} suffix={suffix} languages={languages} />
        </div>
      </div>
      {next && (
        <Band aria-labelledby={`${id}-next`} className="pt-0!">
          <h2 id={`${id}-next`} className="text-h3">
            {next.heading}
          </h2>
          <div className="prose pt-5">
            <Markdown text={next.body} />
          </div>
        </Band>
      )}
    </>
  );
}
