import { authorOf, type Post } from "@/site/content";

/** The post's author. */
export function AuthorBox({ post }: { post: Post }) {
  const { name, about } = authorOf(post);
  return (
    <aside className="mb-section border-y-2 border-ink py-6" aria-labelledby="_author">
      <h2 id="_author" className="text-h4">
        <a
          href="/about"
          className="flex w-fit items-center underline-offset-4 hover:underline max-md:min-h-11"
        >
          {name}
        </a>
      </h2>
      <p className="max-w-measure pt-2 text-muted">{about}</p>
    </aside>
  );
}
