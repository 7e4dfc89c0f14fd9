import { Icon } from "@/components/ui/icon";
import { OrderedList } from "@/components/ui/list";
import { blogPagePath, getContent, numbered } from "@/site/content";

type Props = { current: number; last: number };

/** Links to the blog list's first and last page, and to the current page's neighbours. */
export function Pagination({ current, last }: Props) {
  const { label, newer, older, link } = getContent().blogList.pages;
  const numbers = [...new Set([1, current - 1, current, current + 1, last])].filter(
    (number) => number >= 1 && number <= last,
  );
  return (
    <nav
      aria-label={label}
      className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-4 pt-section"
    >
      {current > 1 && (
        <a href={blogPagePath(current - 1)} rel="prev" className={step}>
          <Icon name="arrow-right" className="size-5 rotate-180" /> {newer}
        </a>
      )}
      <OrderedList className="flex items-center gap-1 max-sm:order-last max-sm:basis-full">
        {numbers.map((number, index) => (
          <li key={number} className="flex items-center gap-1">
            {number - (numbers[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <a
              href={blogPagePath(number)}
              aria-label={numbered(link, number)}
              aria-current={number === current ? "page" : undefined}
              className="grid size-11 place-items-center rounded-control tabular-nums hover:bg-paper-2 aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {number}
            </a>
          </li>
        ))}
      </OrderedList>
      {current < last && (
        <a href={blogPagePath(current + 1)} rel="next" className={`ml-auto ${step}`}>
          {older} <Icon name="arrow-right" className="size-5" />
        </a>
      )}
    </nav>
  );
}

const step = "flex min-h-11 items-center gap-2 font-[650] underline-offset-4 hover:underline";
