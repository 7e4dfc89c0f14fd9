import type { ReactNode } from "react";
import { Scene } from "@/components/drawings/scene";
import { columns } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { HeadingEyebrow } from "@/components/ui/eyebrow";
import { inkBackground } from "@/components/ui/ink";
import { getContent } from "@/site/content";

/** The page's head, printed on dTransfer's ink; `children` stand beside the eyebrow. */
export function Opening({ children }: { children: ReactNode }) {
  const { eyebrow, title, lead, alt } = getContent().dtransfer.hero;
  return (
    <section className={`torn-edge -mb-5 overflow-hidden px-gutter pb-14 ${inkBackground.mint}`}>
      <div className={`mx-auto max-w-page items-center ${columns}`}>
        <div className="pt-[clamp(2.5rem,5vw,5rem)] lg:col-span-6 lg:pb-[clamp(2.5rem,5vw,5rem)]">
          <div className="float-start me-4">{children}</div>
          <h1 className="text-hero">
            <HeadingEyebrow className="pb-5 leading-[1.65rem]">{eyebrow}</HeadingEyebrow>
            {title}
          </h1>
          <p className="max-w-[40rem] pt-6 text-lead">{lead}</p>
          <ButtonLink href="/contact" variant="strong" className="mt-7">
            {getContent().products.ask}
          </ButtonLink>
        </div>
        <Scene
          name="roll"
          alt={alt}
          className="w-full lg:col-span-6 lg:-ms-4 lg:w-[calc(100%+1rem)]"
        />
      </div>
    </section>
  );
}
