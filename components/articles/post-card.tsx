import { UnpublishedMark } from "@/components/page/unpublished-mark";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { formatDay, type Post } from "@/site/content";

type Props = {
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
}: Props) {
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
