import { EndTicket } from "@/components/end-ticket/end-ticket";
import { UnpublishedMark } from "@/components/page/unpublished-mark";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { Icon } from "@/components/ui/icon";
import type { InkName } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import { Receipt } from "@/components/ui/receipt";
import { Ticket } from "@/components/ui/ticket";
import { formatDay, getContent, linkToService, type Post, type Service } from "@/site/content";
import { saleOf } from "@/site/sale";
import { type Line, totalOf } from "@/site/sum";

type CardProps = {
  post: Post;
  heading?: "h2" | "h3";
  /** Whether it is on the first screen. */
  isFirst?: boolean;
  /** Whether its picture stands beside its words where there is room. */
  isLead?: boolean;
  /** Without the description, which the post itself and the blog list have. */
  isBrief?: boolean;
  className?: string;
};

/** A post as a card: poster, date, title, description. */
export function PostCard({
  post,
  heading: Heading = "h2",
  isFirst,
  isLead,
  isBrief,
  className = "",
}: CardProps) {
  const { title, description, date, poster } = post;
  return (
    <li
      className={`group relative flex flex-col ${isLead ? "lg:grid lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-x-10" : ""} ${className}`}
    >
      <DrawingPicture
        name={poster.drawing}
        ink={poster.ink}
        inline={isFirst}
        className={`${pictureLook} max-h-48 sm:max-h-56 ${isLead ? "lg:max-h-80" : ""}`}
      />
      <div>
        <UnpublishedMark text={post}>
          <p className="pt-4 font-mono text-fine text-muted">
            <time dateTime={date}>{formatDay(date)}</time>
          </p>
        </UnpublishedMark>
        <Heading className={`pt-1.5 text-h4 ${isLead ? "lg:text-h2" : ""}`}>
          <a
            href={post.path}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </a>
        </Heading>
        {!isBrief && (
          <p className={`pt-2 text-muted ${isLead ? "lg:pt-4 lg:text-lead" : ""}`}>{description}</p>
        )}
      </div>
    </li>
  );
}

const pictureLook = "moves w-full rounded-card duration-reveal group-hover:-translate-y-1";

/** At most three posts by their titles, as small tickets in their inks. */
export function PostLinks({ posts }: { posts: Post[] }) {
  return (
    <List
      className={`@container grid gap-5 lg:auto-cols-fr lg:grid-flow-col ${posts.length === 1 ? "max-w-[40rem]" : ""}`}
    >
      {posts.map((post) => (
        <li key={post.id} className="rises group">
          <Ticket
            kind="link"
            ink={post.poster.ink}
            href={post.path}
            inner="p-[min(1.25rem,4vw)]"
            stub={<Icon name="arrow-right" className="size-6" />}
            stubInner="grid w-14 shrink-0 place-items-center @max-[16rem]:hidden"
          >
            <h3 className="text-h4 underline-offset-4 group-hover:underline">{post.title}</h3>
          </Ticket>
        </li>
      ))}
    </List>
  );
}

type EndProps = {
  service: Service | undefined;
  /** The drawing on the stub; without it, the one that ends the service's own page. */
  drawing?: string;
};

/** Whether a post about a service ends in a ticket: the service is sold, and has a page or a part of one. */
export const hasEnd = (service: Service | undefined): boolean =>
  Boolean(service && saleOf(service) && linkToService(service));

/** The end of a post: the prices of the service that it is about, or a way to ask, and its page. */
export function PostEnd({ service, drawing }: EndProps) {
  const { heading, coming } = getContent().nextSteps.post;
  const to = service && linkToService(service);
  const sale = saleOf(service);
  if (!service || !sale || !to) return null;
  const { name, card, page, ink } = service;
  const ticket = page?.sections.find((each) => each.section === "ticket");
  return (
    <EndTicket
      heading={sale.isSold ? heading : coming}
      text={card.text}
      links={[sale.action, { label: `See ${name}`, to }]}
      ink={ink}
      drawing={drawing ?? ticket?.drawing ?? service.drawing}
    />
  );
}

type SumProps = { lines: Line[]; ink: InkName; title?: string; className?: string };

/** A worked example as a receipt; the last line is the total. */
export function SumReceipt({ lines, ...look }: SumProps) {
  const rows = lines.map(({ label, amount }) => ({
    label,
    amount: amount ?? totalOf(lines) ?? "",
  }));
  const [total] = rows.slice(-1);
  return total && <Receipt {...look} lines={rows.slice(0, -1)} total={total} />;
}
