import { TextField } from "@/components/ui/text-field";
import type { MakerField } from "@/site/schema/maker";

/** The three fields. On phones two share a row, so that the picture stays in sight. */
export function MakerFields({ fields }: { fields: MakerField[] }) {
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-4">
      {fields.map(({ label, example, limit }, index) => (
        <div key={label} className={`flex flex-col justify-end ${widths[index]}`}>
          <TextField
            id={`_make-${index}`}
            label={label}
            dir="auto"
            maxLength={limit}
            placeholder={example}
            enterKeyHint="done"
          />
        </div>
      ))}
    </div>
  );
}

const widths = ["basis-full", "min-w-0 flex-[2_1_9rem]", "min-w-0 flex-[1_1_6rem]"];
