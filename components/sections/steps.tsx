import type { SectionProps } from "@/components/page/section-props";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { Band } from "@/components/ui/band";
import { inkBackground } from "@/components/ui/ink";
import { OrderedList } from "@/components/ui/list";

import css from "./steps.module.css";

const inks = ["sky", "mint", "rose"] as const;

/** Three numbered steps, each with its picture. */
export function Steps({ id, title, lead, steps }: SectionProps<"steps">) {
  return (
    <Band aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <p className="max-w-[40rem] pt-4 text-lead text-muted">{lead}</p>
      <OrderedList className={`mt-10 ${css.strip}`}>
        {steps.map(({ title, text, drawing, alt }, index) => {
          const ink = inks[index] ?? "mint";
          return (
            <li key={title} className={`${css.stub} ${inkBackground[ink]}`}>
              <DrawingPicture name={drawing} ink={ink} alt={alt} className="w-full" />
              <h3 className="flex gap-3 pt-3 text-h4">
                <span className="font-mono whitespace-nowrap">{index + 1}.</span>{" "}
                <span>{title}</span>
              </h3>
              <p className="pt-2">{text}</p>
            </li>
          );
        })}
      </OrderedList>
    </Band>
  );
}
