import { TextField } from "@/components/ui/text-field";
import type { MakerField } from "./kinds";

/** Three or four fields. Two share a row, so that on phones the picture stays in sight. */
export function MakerFields({ id, fields }: { id: string; fields: MakerField[] }) {
  const widths = fields.length === 3 ? widthsOfThree : [];
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-4">
      {fields.map(({ label, example, limit }, index) => (
        <div
          key={label}
          className={`min-w-0 flex flex-col justify-end ${widths[index] ?? "flex-[1_1_max(9rem,40%)]"}`}
        >
          <TextField
            id={`${id}-field-${index}`}
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

const widthsOfThree = ["basis-full", "flex-[2_1_9rem]", "flex-[1_1_6rem]"];
