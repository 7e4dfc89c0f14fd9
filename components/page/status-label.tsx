import type { Status } from "@/site/schema/service";
import { statusNames } from "./service-words";

/** A beta is outlined; a service that cannot be bought yet is filled, so that nobody overlooks it. */
const looks: Record<Exclude<Status, "available">, string> = {
  "coming-soon": "border-press! bg-canola text-press",
  beta: "border-dashed",
};

type Props = { status: Status; className?: string };

/** The mark of a service that is not available, wherever it is offered; what is available has none. */
export function StatusLabel({ status, className = "" }: Props) {
  if (status === "available") return null;
  return (
    <span className={`status-label font-mono ${looks[status]} ${className}`}>
      {statusNames[status]}
    </span>
  );
}
