import { HeadingEyebrow } from "@/components/ui/eyebrow";

type Props = { id: string; eyebrow?: string | undefined; title: string };

/** A list's heading: a small line, if any, which names its region, and a large one. */
export function ListHeading({ id, eyebrow, title }: Props) {
  return (
    <h2 id={eyebrow ? undefined : id} className="max-w-[52rem] pb-7 text-h2">
      {eyebrow && (
        <HeadingEyebrow className="pb-3">
          <span id={id}>{eyebrow}</span>
        </HeadingEyebrow>
      )}
      {title}
    </h2>
  );
}
