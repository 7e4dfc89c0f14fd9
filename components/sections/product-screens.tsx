import type { ReactNode } from "react";
import { Picture } from "@/components/pictures/picture";
import { Band, BandHead } from "@/components/ui/band";
import { inkBackground } from "@/components/ui/ink";
import { OrderedList } from "@/components/ui/list";
import { getContent, pictureAt } from "@/site/content";
import type { Service, ServicePage } from "@/site/schema/service";
import { ScreenCount } from "./screen-count";
import { ScreenForm } from "./screen-form";
import { ScreenPhone } from "./screen-phone";

type Screens = NonNullable<ServicePage["screens"]>;

type Props = {
  service: Service & { file: string };
  screens: Screens;
  heading: string;
  lead: string;
  className?: string;
};

/** The product in three pictures: where it is made, on a shopper's phone, and what it brought. */
export function ProductScreens({ service, screens, heading, lead, className }: Props) {
  const { file, ink } = service;
  const { draws, make, see, count } = screens;
  return (
    <Band id="screens" aria-labelledby="screens-heading" className={className}>
      <BandHead id="screens-heading" heading={heading} lead={lead} />
      <OrderedList className="grid gap-4 *:min-w-0 sm:gap-5 lg:grid-cols-12">
        <Screen number={1} screen={make} file={file} look={`lg:col-span-7 ${inkBackground[ink]}`}>
          <ScreenForm draws={draws} />
        </Screen>
        <Screen number={2} screen={see} file={file} look="lg:col-span-5 lg:row-span-2 on-spruce">
          <ScreenPhone draws={draws} />
        </Screen>
        <Screen number={3} screen={count} file={file} look={`lg:col-span-7 ${inkBackground.stone}`}>
          <ScreenCount draws={draws} />
        </Screen>
      </OrderedList>
    </Band>
  );
}

type ScreenProps = {
  number: number;
  screen: Screens["make"];
  /** The service's file, beside which screenshots lie. */
  file: string;
  look: string;
  /** What is drawn where there is no screenshot. */
  children: ReactNode;
};

function Screen({ number, screen, file, look, children }: ScreenProps) {
  const { title, text, alt, screenshot } = screen;
  const picture = screenshot && pictureAt(screenshot, file);
  return (
    <li className={`overflow-hidden rounded-card ${look}`}>
      <figure className="flex h-full flex-col">
        <figcaption className="px-[min(1.5rem,6vw)] py-5 sm:px-8">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 font-mono text-small">
            {number} {!picture && <span>{getContent().drawings.screens.example}</span>}
          </div>
          <h3 className="pt-1 text-h3">{title}</h3>
          <p className="max-w-[28rem] pt-1 text-balance">{text}</p>
        </figcaption>
        {picture ? (
          <div className="mt-auto px-[min(1.5rem,6vw)] pb-6 sm:px-8 sm:pb-8">
            <Picture picture={picture} alt={alt} sizes="(width >= 1024px) 700px, 90vw" />
          </div>
        ) : (
          <div
            role="img"
            aria-label={alt}
            data-nosnippet=""
            className="on-ink @container flex grow flex-col px-[min(1.5rem,6vw)] pb-6 text-small sm:px-8 sm:pb-8"
          >
            {children}
          </div>
        )}
      </figure>
    </li>
  );
}
