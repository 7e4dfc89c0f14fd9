import type { ComponentType } from "react";
import { findService, getContent, itemIds, type PageOfSections, suffixOf } from "@/site/content";
import { isOpen } from "@/site/links";
import { isThere } from "@/site/sale";
import type { Section, SectionKind } from "@/site/schema/sections";
import type { SectionProps } from "./page/section-props";
import { AppSection } from "./sections/app";
import { ArticlesSection } from "./sections/articles";
import { BeforeYouBuySection } from "./sections/before-you-buy";
import { CalendarSection } from "./sections/calendar";
import { CodeSamplesSection } from "./sections/code-samples";
import { ColumnsSection } from "./sections/columns";
import { CompanySection } from "./sections/company";
import { ContactFormSection } from "./sections/contact-form";
import { DrawerSection } from "./sections/drawer";
import { HeroSection } from "./sections/hero";
import { InformationSection } from "./sections/information";
import { ListSection } from "./sections/list";
import { LockScreenSection } from "./sections/lock-screen";
import { MakerSection } from "./sections/maker";
import { MakerHeroSection } from "./sections/maker-hero";
import { MapSection } from "./sections/map";
import { OfferSection } from "./sections/offer";
import { OtherServicesSection } from "./sections/other-services";
import { PicturesSection } from "./sections/pictures";
import { PlansSection } from "./sections/plans";
import { PointsSection } from "./sections/points";
import { PostListSection } from "./sections/post-list";
import { PostsSection } from "./sections/posts";
import { ProofSection } from "./sections/proof";
import { QuestionsSection } from "./sections/questions";
import { ReasonsSection } from "./sections/reasons";
import { ScreensSection } from "./sections/screens";
import { ServiceHeroSection } from "./sections/service-hero";
import { ServicesSection } from "./sections/services";
import { StepsSection } from "./sections/steps";
import { StreetSection } from "./sections/street";
import { SummarySection } from "./sections/summary";
import { SumsSection } from "./sections/sums";
import { TextSection } from "./sections/text";
import { TicketSection } from "./sections/ticket";
import { WhichOneSection } from "./sections/which-one";

/** The component of each kind of section; the compiler names one that is missing. */
const components: { [Kind in SectionKind]: ComponentType<SectionProps<Kind>> } = {
  app: AppSection,
  articles: ArticlesSection,
  "before-you-buy": BeforeYouBuySection,
  calendar: CalendarSection,
  "code-samples": CodeSamplesSection,
  columns: ColumnsSection,
  company: CompanySection,
  "contact-form": ContactFormSection,
  drawer: DrawerSection,
  hero: HeroSection,
  information: InformationSection,
  list: ListSection,
  "lock-screen": LockScreenSection,
  maker: MakerSection,
  "maker-hero": MakerHeroSection,
  map: MapSection,
  offer: OfferSection,
  "other-services": OtherServicesSection,
  pictures: PicturesSection,
  plans: PlansSection,
  points: PointsSection,
  "post-list": PostListSection,
  posts: PostsSection,
  proof: ProofSection,
  questions: QuestionsSection,
  reasons: ReasonsSection,
  screens: ScreensSection,
  "service-hero": ServiceHeroSection,
  services: ServicesSection,
  steps: StepsSection,
  street: StreetSection,
  summary: SummarySection,
  sums: SumsSection,
  text: TextSection,
  ticket: TicketSection,
  "which-one": WhichOneSection,
};

type Props = { page: PageOfSections; sections: readonly Section[] };

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
function serviceOf(section: Section, { service }: PageOfSections) {
  return "service" in section && section.service ? findService(section.service) : service;
}
