import { Halftone } from "@/components/drawings/halftone";
import type { SectionProps } from "@/components/page/section-props";
import { Choice } from "@/components/services/choice";
import choice from "@/components/services/choice.module.css";
import { InteractiveHero } from "@/components/services/hero";
import { getContent } from "@/site/content";
import styles from "./calendar.module.css";

/** A month's name and days; the year of the calendar is none in particular. */
const months = Array.from({ length: 12 }, (_, month) => ({
  name: new Date(Date.UTC(2026, month)).toLocaleString("en", { month: "short", timeZone: "UTC" }),
  days: new Date(Date.UTC(2026, month + 1, 0)).getUTCDate(),
}));

/** From one day to the next, in the drawing's pixels. */
const step = 11.6;
const layer = `drawing aspect-auto! w-full overflow-visible ${choice.stage}`;
const box = { viewBox: "0 0 400 330" } as const;

/** The corner of a month on the sheet, four in a row. */
const monthAt = (month: number): [number, number] => [
  24 + (month % 4) * 92,
  46 + Math.floor(month / 4) * 94,
];

/** The middle of a day on the sheet. */
function dayAt(month: number, day: number): [number, number] {
  const [x, y] = monthAt(month);
  return [x + ((day - 1) % 7) * step + 4, y + 14 + Math.floor((day - 1) / 7) * step];
}

/** The middle of a day's stamp, which lies within its month. */
function stampAt(month: number, day: number): [number, number] {
  const [left, top] = monthAt(month);
  const [x, y] = dayAt(month, day);
  return [clamp(x, left + 20, left + 56), clamp(y, top + 32, top + 40)];
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** A year on one sheet with one day taken: the example booking that is chosen. */
export function CalendarSection({ year, ...hero }: SectionProps<"calendar">) {
  const { id } = hero;
  const { region } = getContent().settings;
  return (
    <InteractiveHero {...hero} look="choice">
      <Choice
        legend="Your day on the calendar"
        name={`${id}-booking`}
        className={styles.bookings}
        start={year.bookings.length - 2}
        options={year.bookings.map(({ month, day, place }, index) => {
          const [x, y] = stampAt(month - 1, day);
          return {
            id: `${index + 1}`,
            label: (
              <>
                <b>
                  {months[month - 1]?.name} {day}
                </b>{" "}
                <span className="text-small">{place[region]}</span>
              </>
            ),
            picture: (
              <svg {...box} aria-hidden="true" className={layer}>
                <Month index={month - 1} isChosen />
                <g transform={`translate(${x} ${y}) rotate(-6) scale(.62)`}>
                  <path d={burst} className="fill-coral" />
                  <text y={13} fontSize={38}>
                    {day}
                  </text>
                </g>
              </svg>
            ),
          };
        })}
      >
        <svg {...box} aria-hidden="true" className={layer}>
          <defs>
            <Halftone id={`${id}-dots`} />
          </defs>
          <path d="M8 12h392v318H8z" fill={`url(#${id}-dots)`} stroke="none" />
          <path d="M0 4h392v318H0z" className="fill-white" />
          {months.map(({ name }, month) => (
            <Month key={name} index={month} />
          ))}
          {year.bookings.map(({ month, day, place }) => {
            const [x, y] = dayAt(month - 1, day);
            return (
              <path
                key={`${month}-${day}-${place.us}`}
                d={`M${x - 5} ${y - 5}h10v10h-10z`}
                className="fill-coral"
              />
            );
          })}
        </svg>
      </Choice>
      <p className="pt-3 text-small">{year.note}</p>
    </InteractiveHero>
  );
}

const burst =
  "m0-40 8 8 10-5 4 10 11 1-1 11 10 6-6 9 6 9-10 6 1 11-11 1-4 10-10-5-8 8-8-8-10 5-4-10-11-1 1-11-10-6 6-9-6-9 10-6-1-11 11-1 4-10 10 5z";

/** A month: its name above its days, seven in a row, and the chosen day on yellow. */
function Month({ index, isChosen = false }: { index: number; isChosen?: boolean }) {
  const { name, days } = months[index] ?? { name: "", days: 0 };
  const [x, y] = monthAt(index);
  const rows = Array.from({ length: Math.ceil(days / 7) }, (_, row) => {
    const length = Math.min(7, days - row * 7) * step;
    return `M0 ${(14 + row * step).toFixed(1)}h${(length - 3).toFixed(1)}`;
  });
  return (
    <g transform={`translate(${x} ${y})`}>
      {isChosen && <path d="M-8-20H84v87H-8z" className="fill-canola" />}
      <text y={0} fontSize={16} textAnchor="start">
        {name}
      </text>
      <path
        d={rows.join("")}
        strokeWidth={8}
        strokeDasharray="8 3.6"
        strokeLinecap="butt"
        className={`printed ${isChosen ? "stroke-white" : "stroke-stone"}`}
      />
    </g>
  );
}
