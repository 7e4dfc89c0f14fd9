import { Band } from "@/components/ui/band";
import type { OwnPart } from "@/site/schema/service";
import { Markdown } from "./markdown";
import { SumReceipt } from "./sum-receipt";

/** The bill of paper beside the bill of a run. */
export function Costs({ costs: { heading, lead, sums, note } }: { costs: OwnPart<"costs"> }) {
  return (
    <Band aria-labelledby="_costs" className="pb-0!">
      <h2 id="_costs" className="text-h2">
        {heading}
      </h2>
      <p className="max-w-[40rem] pt-4 text-lead text-muted">{lead}</p>
      <div className="prose pt-4">
        <Markdown text={note} />
      </div>
      <div className="grid gap-4 pt-8 *:min-w-0 sm:gap-5 md:grid-cols-2">
        {sums.map(({ title, ink, lines }) => (
          <SumReceipt key={title} title={title} ink={ink} lines={lines} />
        ))}
      </div>
    </Band>
  );
}
