import { ToDashboard } from "@/components/page/bar-action";
import { PageLayout } from "@/components/page/page-layout";
import { ScenePicture } from "@/components/pictures/scene-picture";
import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { hrefOf } from "@/site/content";
import type { Ink } from "@/site/schema/fields";

type Props = {
  path: string;
  /** The one word, and the words of the link to the dashboard. */
  words: { text: string; link: string };
  /** Address of the dashboard, as content names it. */
  to: "@login" | "@register";
  ink: Ink;
  scene: string;
};

/** A page for what is still to come: one word above a picture without words, and a way on below. */
export function PlaceholderPage({ path, words, to, ink, scene }: Props) {
  const wayOn = (
    <aside aria-label={words.link} className="px-gutter pt-5 pb-10">
      <a
        href={hrefOf(to)}
        className="mx-auto flex min-h-6 max-w-page items-center gap-2 underline underline-offset-4"
      >
        {words.link} <Icon name="arrow-right" className="size-5" />
      </a>
    </aside>
  );
  return (
    <PageLayout path={path} after={wayOn} action={<ToDashboard to={to} label={words.link} />}>
      <div
        className={`flex flex-col md:min-h-[min(40rem,68vh)] overflow-hidden ${inkBackground[ink]}`}
      >
        <div className="px-gutter pt-[max(2.5rem,4vw)]">
          <h1 className="mx-auto max-w-page text-[min(12vw,15rem)] leading-[1.2] whitespace-nowrap -indent-[0.06em]">
            {words.text}
          </h1>
        </div>
        {/* On narrow screens its middle fills the window; on its sides are only goods. */}
        <ScenePicture
          name={scene}
          ink={ink}
          className="mt-auto h-72 w-full object-cover! object-[60%_100%] md:h-[22rem] xl:h-auto"
        />
      </div>
    </PageLayout>
  );
}
