import type { ComponentProps, ReactNode } from "react";
import { ScenePicture } from "@/components/pictures/scene-picture";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { hrefOf } from "@/content/content";
import type { Ink, SceneName } from "@/content/schema/fields";

type Art = {
  ink?: Ink | undefined;
  /** The drawing on the stub. */
  scene?: SceneName | undefined;
  /** A sign in place of it. */
  icon?: ComponentProps<typeof Icon>["name"];
};

type Props = Art & {
  id?: string;
  heading: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
};

/** What to do next, as a ticket across the end of a page. */
export function NextStep({ id = "next-step", heading, text, children, ...art }: Props) {
  const { ink = "coral", scene = "phone", icon } = art;
  return (
    <section aria-labelledby={id} className="no-print px-gutter py-section">
      <div
        className={`ticket mx-auto grid max-w-page rounded-card *:min-w-0 lg:grid-cols-[2fr_1fr] lg:[--notch-x:calc(200%/3)] ${inkBackground[ink]}`}
      >
        <div className="px-[min(1.5rem,6vw)] py-10 sm:px-12 sm:py-14">
          <h2 id={id} className="text-h2">
            {heading}
          </h2>
          <p className="max-w-[40rem] pt-4 text-lead">{text}</p>
          <div className="flex flex-wrap gap-3 pt-8">{children}</div>
        </div>
        <div className="flex items-center border-dotted border-line max-lg:border-t-4 lg:border-l-4 lg:px-4">
          {icon ? (
            <Icon name={icon} className="mx-auto my-8 size-40 [stroke-width:1]" />
          ) : (
            <ScenePicture name={scene} ink={ink} className="mx-auto w-full max-w-[22rem]" />
          )}
        </div>
      </div>
    </section>
  );
}

type Words = { heading: string; text: string; links: { label: string; to: string }[] };

/** The same, with the words and links of next-steps.yaml. */
export function NextLinks({ links, ...words }: Words & Art) {
  return (
    <NextStep {...words}>
      {links.map(({ label, to }, index) => (
        <ButtonLink key={to} href={hrefOf(to)} variant={index === 0 ? "strong" : "onInk"}>
          {label}
        </ButtonLink>
      ))}
    </NextStep>
  );
}
