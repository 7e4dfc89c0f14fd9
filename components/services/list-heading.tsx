import { HeadingEyebrow } from "@/components/ui/eyebrow";

type Props = {
  /** By which the region is named: the small line, if any. */
  id: string;
  /** Of a further list on the page, whose region is named by both lines. */
  suffix: string;
  eyebrow?: string | undefined;
  title: string;
};

/** A list's heading: a small line, if any, and a large one. */
export function ListHeading({ id, suffix, eyebrow, title }: Props) {
  const isNamedByEyebrow = eyebrow && !suffix;
  return (
    <h2 id={isNamedByEyebrow ? undefined : id} className="max-w-[52rem] pb-7 text-h2">
      {eyebrow && (
        <HeadingEyebrow className="pb-3">
          <span id={isNamedByEyebrow ? id : undefined}>{eyebrow}</span>
        </HeadingEyebrow>
      )}
      {title}
    </h2>
  );
}
