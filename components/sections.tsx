import type { ComponentType } from "react";
import { findService, getContent, itemIds, type SectionsPage, suffixOf } from "@/site/content";
import { isOpen } from "@/site/links";
import { isThere } from "@/site/sale";
import type { Section, SectionKind } from "@/site/schema/sections";
import type { SectionProps } from "./page/section-props";
import { App } from "./sections/app";
import { Articles } from "./sections/articles";
import { BeforeYouBuy } from "./sections/before-you-buy";
import { Calendar } from "./sections/calendar";
import { CodeSamples } from "./sections/code-samples";
import { Columns } from "./sections/columns";
import { Company } from "./sections/company";
import { ContactForm } from "./sections/contact-form";
import { Drawer } from "./sections/drawer";
import { Hero } from "./sections/hero";
import { Information } from "./sections/information";
import { ItemList } from "./sections/list";
import { LockScreen } from "./sections/lock-screen";
import { MakerSection } from "./sections/maker";
import { MakerHero } from "./sections/maker-hero";
import { RadiusMap } from "./sections/map";
import { Offer } from "./sections/offer";
import { OtherServices } from "./sections/other-services";
import { Pictures } from "./sections/pictures";
import { Plans } from "./sections/plans";
import { Points } from "./sections/points";
import { PostList } from "./sections/post-list";
import { Posts } from "./sections/posts";
import { Proof } from "./sections/proof";
import { Questions } from "./sections/questions";
import { Reasons } from "./sections/reasons";
import { Screens } from "./sections/screens";
import { ServiceHero } from "./sections/service-hero";
import { Services } from "./sections/services";
import { Steps } from "./sections/steps";
import { Street } from "./sections/street";
import { Summary } from "./sections/summary";
import { Sums } from "./sections/sums";
import { Text } from "./sections/text";
import { Ticket } from "./sections/ticket";
import { WhichOne } from "./sections/which-one";

/** The component of each kind of section; the compiler names one that is missing. */
const components: { [Kind in SectionKind]: ComponentType<SectionProps<Kind>> } = {
  app: App,
  articles: Articles,
  "before-you-buy": BeforeYouBuy,
  calendar: Calendar,
  "code-samples": CodeSamples,
  columns: Columns,
  company: Company,
  "contact-form": ContactForm,
  drawer: Drawer,
  hero: Hero,
  information: Information,
  list: ItemList,
  "lock-screen": LockScreen,
  maker: MakerSection,
  "maker-hero": MakerHero,
  map: RadiusMap,
  offer: Offer,
  "other-services": OtherServices,
  pictures: Pictures,
  plans: Plans,
  points: Points,
  "post-list": PostList,
  posts: Posts,
  proof: Proof,
  questions: Questions,
  reasons: Reasons,
  screens: Screens,
  "service-hero": ServiceHero,
  services: Services,
  steps: Steps,
  street: Street,
  summary: Summary,
  sums: Sums,
  text: Text,
  ticket: Ticket,
  "which-one": WhichOne,
};

type Props = { page: SectionsPage; sections: readonly Section[] };

/** A page's sections, in their order. */
export function Sections({ page, sections }: Props) {
  const visible = sections.filter(isThere);
  const ids = itemIds(visible, getContent().faq.items);
  return visible.map((section, index) => {
    const { section: kind, ...fields } = section;
    const Component = components[kind] as ComponentType<Record<string, unknown>>;
    const suffix = suffixOf(visible, index);
    return (
      <Component
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes in a browser
        key={index}
        {...fields}
        {...("links" in section && { links: section.links?.filter(isOpen) })}
        page={page}
        service={serviceOf(section, page)}
        id={`_${kind}${suffix}`}
        suffix={suffix}
        heading={index === 0 ? "h1" : "h2"}
        isLast={index === visible.length - 1}
        itemIds={ids[index]}
      />
    );
  });
}

/** The service that a section names, or else that of the page. */
function serviceOf(section: Section, { service }: SectionsPage) {
  return "service" in section && section.service ? findService(section.service) : service;
}
