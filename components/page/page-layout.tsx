import { Fragment, type ReactNode } from "react";
import { stripsOf } from "@/components/end-ticket/price-strips";
import { BreadcrumbJsonLd } from "@/components/metadata/json-ld";
import { getContent, pageAt, trailOf } from "@/site/content";
import type { Ink } from "@/site/schema/fields";
import { Breadcrumb } from "./breadcrumb";
import { DevNotes } from "./dev-notes";
import { DeviceLink } from "./device-link";
import { FloatingButtons } from "./floating-buttons";
import { MainFooter, SecondFooter } from "./footer";
import { Header } from "./header";
import { SeePrices } from "./mobile-cta";
import { MobileMenu } from "./mobile-menu";

type Props = {
  /** The page's address; a 404 page has none, and so no breadcrumb. */
  path?: string;
  className?: string;
  /** The ink of its first section, where it is to be the ground from the trail on. */
  ink?: Ink;
  /** Whether its last part is a closing ticket, whose strips hang over the footer. */
  endsInTicket?: boolean;
  /** The filled button between the floating buttons on phones. */
  mobileCta?: ReactNode;
  children: ReactNode;
};

/** A page's sections, and all that every page has around them. */
export function PageLayout({ path, className = "", ink, ...props }: Props) {
  const { endsInTicket, mobileCta = <SeePrices />, children } = props;
  // A class, because `:has()` would be evaluated at each change of the page.
  const end = endsInTicket && stripsOf().length > 0 ? "above-strips" : "";
  const { footer } = path ? pageAt(path) : { footer: "main" };
  return (
    <>
      <a href="#_main" className={skipLook}>
        Skip to the content
      </a>
      <DevNotes path={path} />
      <Banner />
      <Header path={path} />
      <MobileMenu path={path} />
      {path && path !== "/" && <Trail path={path} ink={ink} />}
      <main id="_main" tabIndex={-1} className={`outline-none ${end} ${className}`}>
        {children}
      </main>
      {footer === "main" ? <MainFooter /> : <SecondFooter />}
      <FloatingButtons mobileCta={mobileCta} />
    </>
  );
}

/** The link is out of sight until it has focus. */
const skipLook =
  "sr-only rounded-control bg-sheet focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-30 focus:px-4 focus:py-3";

function Trail({ path, ink }: { path: string; ink: Ink | undefined }) {
  const trail = trailOf(path);
  return (
    <>
      <Breadcrumb trail={trail} ink={ink} />
      <BreadcrumbJsonLd path={path} trail={trail} />
    </>
  );
}

/** The offer above the navigation bar, until its last day; all of it is the link. */
function Banner() {
  const { offerRuns, offer } = getContent();
  const { text, code, link } = offer;
  if (!offerRuns) return null;
  return (
    <aside
      aria-label="Offer"
      className="banner on-ink relative bg-canola px-gutter py-2.5 text-fine max-md:py-1 lg:text-small"
    >
      <p className="mx-auto max-w-page text-balance">
        {text.split(code).map((words, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words never change
          <Fragment key={index}>
            {index > 0 && <span translate="no">{code}</span>}
            {words}
          </Fragment>
        ))}{" "}
        <DeviceLink className="banner-link">{link}</DeviceLink>
      </p>
    </aside>
  );
}
