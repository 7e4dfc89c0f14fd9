import { Band, BandHead } from "@/components/ui/band";
import { scrolls } from "@/components/ui/in-page";
import { getContent } from "@/site/content";
import { dollars } from "@/site/money";
import type { OwnPart } from "@/site/schema/service";

/** How many pages or photos each plan holds, with a bar as long as its room. */
export function StorageTable({
  room: { heading, lead, page, photo, columns },
}: {
  room: OwnPart<"room">;
}) {
  const { plans } = getContent().prices.categories.storage;
  const largest = Math.max(...plans.map(({ megabytes }) => megabytes));
  /** How many files of so many MB fit into a plan. */
  const count = (megabytes: number, size: number) =>
    Math.floor(megabytes / size).toLocaleString("en");
  return (
    <Band aria-labelledby="_room" className="pb-0!">
      <BandHead id="_room" heading={heading} lead={lead} />
      {/* Large text makes it too wide. */}
      <div className="overflow-x-auto print:overflow-visible" {...scrolls(heading)}>
        <table className="w-full">
          <thead>
            <tr className="border-b-2 border-ink text-small">
              {Object.entries(columns).map(([name, label]) => (
                <th
                  key={name}
                  scope="col"
                  className={`pb-2 ${name === "price" ? "text-end" : "pe-3"}`}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plans.map(({ id, label, megabytes, amount }) => (
              <tr key={id} className="border-b border-line *:py-2">
                <th scope="row" className="pe-3 font-[650] lg:w-5/12">
                  {label}
                  <svg
                    viewBox="0 0 100 12"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    height={12}
                    className="mt-1 w-full"
                  >
                    <rect y={5} width={100} height={2} className="fill-line" />
                    <rect width={(megabytes / largest) * 100} height={12} className="fill-denim" />
                  </svg>
                </th>
                <td className="pe-3 text-lead font-[650] whitespace-nowrap tabular-nums">
                  {count(megabytes, page)}
                </td>
                <td className="pe-3 whitespace-nowrap tabular-nums">{count(megabytes, photo)}</td>
                <td className="text-end tabular-nums">
                  {amount ? dollars(amount) : getContent().pricingPage.free}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Band>
  );
}
