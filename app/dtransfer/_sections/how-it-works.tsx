import { ScenePicture } from "@/components/pictures/scene-picture";
import { Band } from "@/components/ui/band";
import { OrderedList } from "@/components/ui/list";
import { getContent } from "@/site/content";

const inks = ["sky", "mint", "rose"] as const;

/** dTransfer in three steps, each with its picture. */
export function HowItWorks() {
  const { heading, lead, steps } = getContent().dtransfer.section;
  return (
    <Band aria-labelledby="_how-it-works">
      <h2 id="_how-it-works" className="text-h2">
        {heading}
      </h2>
      <p className="max-w-[40rem] pt-4 text-lead text-muted">{lead}</p>
      <OrderedList className="grid gap-x-5 pt-10 max-md:gap-y-10 md:grid-cols-3">
        {steps.map(({ title, text, scene, alt }, index) => (
          <li key={title} className="row-span-3 grid grid-rows-subgrid gap-y-0">
            <ScenePicture
              name={scene}
              ink={inks[index] ?? "mint"}
              alt={alt}
              className="w-full rounded-card"
            />
            <h3 className="flex gap-3 pt-5 text-h4">
              <span className="font-mono whitespace-nowrap text-muted">{index + 1}.</span>{" "}
              <span>{title}</span>
            </h3>
            <p className="pt-2 text-muted">{text}</p>
          </li>
        ))}
      </OrderedList>
    </Band>
  );
}
