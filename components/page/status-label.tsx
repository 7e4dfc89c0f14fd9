import type { Status } from "@/site/schema/service";
import { statusNames } from "./service-words";

/** A beta is outlined; a service that cannot be bought yet is filled, so that nobody overlooks it. */
const looks: { [Name in Exclude<Status, "available">]: string } & { available?: undefined } = {
  "coming-soon": "border-press! bg-canola text-press",
  beta: "border-dashed",
};

const shape =
  "inline-block rounded-full border-2 border-ink px-2 py-0.5 align-middle font-mono text-fine font-[500] whitespace-nowrap @max-[9rem]:whitespace-normal";

/** The one mark of its kind, for what is not available. */
export const statusLook = (status: Status) => `${shape} ${looks[status]}`;

type Props = { status: Status; className?: string };

/** The mark of a service that is not available, wherever it is offered; what is available has none. */
export function StatusLabel({ status, className = "" }: Props) {
  if (!looks[status]) return null;
  return <span className={`${statusLook(status)} ${className}`}>{statusNames[status]}</span>;
}
