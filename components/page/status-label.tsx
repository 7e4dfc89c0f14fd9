import { isAvailable, type Status } from "@/site/schema/service";

export const statusNames: Record<Status, string> = {
  available: "Available",
  "coming-soon": "Coming soon",
  beta: "Beta",
};

/** The look of the one mark for what is not available. */
export const pill =
  "inline-block rounded-full border-2 border-press bg-white px-1.5 align-middle font-mono text-fine font-[500] text-press whitespace-nowrap @max-[9rem]:whitespace-normal";

type Props = { status: Status; className?: string };

/** The mark of a service that is not available, wherever it is offered; what is available has none. */
export function StatusLabel({ status, className = "" }: Props) {
  if (isAvailable(status)) return null;
  return <span className={`${pill} ${className}`}>{statusNames[status]}</span>;
}
