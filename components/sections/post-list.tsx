import { LowIntro } from "@/components/articles/page-intro";
import { PostCard } from "@/components/articles/posts";
import type { SectionProps } from "@/components/page/section-props";
import { Band, BandHead } from "@/components/ui/band";
import { List } from "@/components/ui/list";
import { getContent, type Post } from "@/site/content";

/** Posts, the newest first: all, or as many as are asked for. */
export function PostListSection(props: SectionProps<"post-list">) {
  const { id, heading, title, lead, note, ink = "sky", drawing, alt = "", count } = props;
  const posts = getContent().posts.slice(0, count);
  if (heading === "h2")
    return (
      <Band aria-labelledby={id}>
        <BandHead id={id} heading={title} lead={lead} />
        <PostCards posts={posts} heading="h3" />
      </Band>
    );
  return (
    <>
      <LowIntro
        id={id}
        title={title}
        lead={lead}
        picture={drawing ? { drawing, ink, alt } : undefined}
      >
        {note && <p className="max-w-measure pt-2">{note}</p>}
      </LowIntro>
      <div className="px-gutter py-section">
        <PostCards posts={posts} isFirst />
      </div>
    </>
  );
}

/** Number of cards behind the first that stand two to a row on wide screens, so that the rest fills rows of three. */
const inPairs = [0, 4, 2];

type CardsProps = {
  posts: Post[];
  heading?: "h2" | "h3";
  /** Whether they are on the first screen. */
  isFirst?: boolean;
};

/** A card for each post, the newest the largest where they are more than a row. */
function PostCards({ posts, heading, isFirst = false }: CardsProps) {
  const hasLead = posts.length > 3;
  const pairs = hasLead ? (inPairs[(posts.length - 1) % 3] ?? 0) : 0;
  const spanOf = (index: number) => {
    if (hasLead && index === 0) return "sm:col-span-full";
    return index > 0 && index <= pairs ? "lg:col-span-6" : "lg:col-span-4";
  };
  return (
    <List className="mx-auto grid max-w-page gap-x-6 gap-y-14 sm:grid-cols-2 lg:grid-cols-12">
      {posts.map((post, index) => (
        <PostCard
          key={post.id}
          post={post}
          heading={heading}
          isFirst={isFirst && index < 2}
          isLead={hasLead && index === 0}
          className={spanOf(index)}
        />
      ))}
    </List>
  );
}
