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
        <dl className="border-b border-line">
          {facts.map(({ label, value }) => (
            <div
              key={label}
              className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="font-strong sm:text-end">{value}</dd>
            </div>
          ))}
        </dl>
        {notes}
      </div>
    </Band>
  );
}
