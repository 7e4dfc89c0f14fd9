import { DeviceLink } from "@/components/page/device-link";
import { StatusLabel } from "@/components/page/status-label";
import { Picture } from "@/components/pictures/picture";
import { ScenePicture } from "@/components/pictures/scene-picture";
import { columns } from "@/components/ui/band";
import { ButtonLink, buttonLook, buttonShape } from "@/components/ui/button-link";
import { HeadingEyebrow } from "@/components/ui/eyebrow";
import { scrollsFirst } from "@/components/ui/in-page";
import { inkBackground } from "@/components/ui/ink";
import { noBreak } from "@/components/ui/no-break";
import { type Content, pictureAt, pricesPath } from "@/site/content";
import { dollars } from "@/site/money";
import type { Service, ServicePage } from "@/site/schema/service";
import { lowestAmount, PlanStubs } from "./plan-stubs";

type Props = {
  service: Service & { file: string };
  page: ServicePage;
  words: Content["products"];
  /** h1 where the service is the page's subject, h2 below another heading. */
  heading: "h1" | "h2";
};

/** The service's name, promise and prices upon its own ink; on phones, prices come before the picture. */
export function ServiceHero({ service, page, words, heading: Heading }: Props) {
  const { why, join, start, startFree, ask } = words;
  const { eyebrow, title, lead, alt, scene = service.scene, screenshot } = page.hero;
  const picture = screenshot && pictureAt(screenshot, service.file);
  const isFirst = Heading === "h1";
  const isLive = service.status === "available";
  const from = lowestAmount(page);
  return (
    <section
      id={isFirst ? "_hero" : undefined}
      className={`torn-edge overflow-hidden px-gutter pt-8 ${inkBackground[service.ink]}`}
    >
      {/* The words' places do not depend on the picture's height: it may arrive after they are painted. */}
      <div
        className={`mx-auto max-w-page items-start pt-4 pb-12 gap-y-5! lg:grid-rows-[auto_1fr] ${columns}`}
      >
        <div className="lg:col-span-6 lg:pt-10">
          <StatusLabel status={service.status} className="float-start me-4" />
          <Heading className="relative text-h1 lg:-me-6 lg:text-[min(3.6rem,4.3vw)]">
            <HeadingEyebrow className="pb-3 leading-[1.65rem] wrap-normal">
              {eyebrow}
            </HeadingEyebrow>
            {title}
          </Heading>
          <p className="max-w-[40rem] pt-4 text-lead">{noBreak(lead)}</p>
        </div>
        {/* On phones its upper 58 %, as behind a counter, on short ones below the price; elsewhere it may reach beyond its columns, a sleeve to the screen's edge. */}
        <div className="max-md:[@media(height<44rem)]:order-1 max-md:-mx-gutter max-md:h-[calc(43vw-0.875rem)] max-md:overflow-hidden max-md:border-b-2 max-md:px-gutter md:max-lg:mx-auto md:max-lg:w-[28rem] lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-1 lg:-mx-8">
          {picture ? (
            <Picture picture={picture} alt={alt} sizes="(width >= 1024px) 600px, 90vw" />
          ) : (
            <ScenePicture
              name={scene}
              ink={service.ink}
              alt={alt}
              inline={isFirst}
              className="w-full overflow-visible"
            />
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2 sm:gap-3 lg:col-span-6">
          {isLive ? (
            <ButtonLink variant="strong" href={pricesPath(page)} className="max-sm:px-3.5!">
              {from > 0 ? start.replace("{amount}", dollars(from)) : startFree}
            </ButtonLink>
          ) : (
            <ButtonLink variant="strong" href="/contact">
              {ask}
            </ButtonLink>
          )}
          <DeviceLink className={`${buttonShape} ${buttonLook.onInk} max-sm:px-3.5!`}>
            {join}
          </DeviceLink>
          <a
            {...scrollsFirst}
            href="/why-angel-app"
            className="py-3 font-[650] max-sm:text-small sm:px-2 underline underline-offset-4 hover:decoration-2"
          >
            {why}
          </a>
        </div>
        <PlanStubs service={service} page={page} words={words} />
      </div>
    </section>
  );
}
