import { ScenePicture } from "@/components/pictures/scene-picture";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { hrefOf } from "@/site/content";
import type { Ink } from "@/site/schema/fields";
import { PageLayout } from "./page-layout";

type Props = {
  path: string;
  /** The one word, and the words of the link to the dashboard. */
  words: { text: string; link: string };
  /** Address of the dashboard, as content names it. */
  to: "@login" | "@register";
  ink: Ink;
  scene: string;
};

/** A page for what is still to come: one word; on the same ground, a way on and a picture without words. */
export function PlaceholderPage({ path, words, to, ink, scene }: Props) {
  const wayOn = (
    <aside aria-label={words.link} className={`overflow-hidden pt-6 pb-5 ${inkBackground[ink]}`}>
      <div className="px-gutter">
        <div className="mx-auto max-w-page">
          <ButtonLink href={hrefOf(to)} variant="strong">
            {words.link} <Icon name="arrow-right" className="size-5" />
          </ButtonLink>
        </div>
      </div>
      {/* On narrow screens its middle fills the window; on its sides are only goods. */}
      <ScenePicture
        name={scene}
        ink={ink}
        className="mt-6 h-64 w-full object-cover! object-[60%_100%] md:h-[22rem] xl:h-auto"
      />
    </aside>
  );
  return (
    <PageLayout path={path} after={wayOn} mobileCta={null}>
      <div className={`px-gutter pt-14 ${inkBackground[ink]}`}>
        <h1 className="mx-auto max-w-page text-[min(12vw,10rem)] leading-[1.2] break-words -indent-[0.06em]">
          {words.text}
        </h1>
      </div>
    </PageLayout>
  );
}
