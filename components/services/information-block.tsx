import type { ReactNode } from "react";
import { Markdown } from "@/components/articles/markdown";
import { Band, columns } from "@/components/ui/band";
import { Eyebrow } from "@/components/ui/eyebrow";

type Props = {
  /** By which the region is named. */
  id: string;
  /** Of a further one on the page, whose region is named by its title. */
  suffix: string;
  title: string;
  text: string;
  facts: readonly { label: string; value: string }[];
  /** Below the facts. */
  notes?: ReactNode;
  /** Below the words. */
  children?: ReactNode;
};

const dashed = "border-dashed border-press/40 not-last:border-b not-last:pb-3";

/** What a service costs and has, in words beside a list of facts. */
export function InformationBlock({ id, suffix, title, text, facts, notes, children }: Props) {
  return (
    <Band inner={`items-start ${columns}`} aria-labelledby={id}>
      <div className="lg:col-span-7">
        <Eyebrow id={suffix ? undefined : id} className="pb-4">
          Information
        </Eyebrow>
        <h2 id={suffix ? id : undefined} className="text-h2">
          {title}
        </h2>
        <div className="prose pt-6">
          <Markdown text={text} />
        </div>
        {children}
      </div>
      <div className="lg:col-span-5">
        <div className="rotate-1 lifted">
          <div className="torn bg-white px-[min(1.25rem,6vw)] text-press">
            <dl className="grid gap-3 py-4 font-mono text-fine wrap-anywhere">
              {facts.map(({ label, value }) => (
                <div
                  key={label}
                  className={`flex flex-wrap items-baseline justify-between gap-x-4 ${dashed}`}
                >
                  <dt>{label}</dt>
                  <dd className="font-strong sm:text-end">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        {notes}
      </div>
    </Band>
  );
}
