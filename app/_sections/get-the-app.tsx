import { StoreLinks } from "@/components/page/store-links";
import { Band } from "@/components/ui/band";
import { getContent } from "@/site/content";

/** The links to the two stores: a strip, as shoppers are not whom the page is for. */
export function GetTheApp() {
  const { heading, text, ios, android } = getContent().home.app;
  return (
    <Band
      tone="tinted"
      className="py-7!"
      inner="flex flex-wrap items-center justify-between gap-x-10 gap-y-5"
      aria-labelledby="_get-the-app"
    >
      <div className="max-w-[36rem] lg:flex-1">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 id="_get-the-app" className="text-h4">
            {heading}
          </h2>
          <a
            href="/shoppers"
            className="inline-flex min-h-11 items-center font-[650] underline underline-offset-4 hover:decoration-2"
          >
            {getContent().shoppers.link}
          </a>
        </div>
        <p className="pt-1 text-muted">{text}</p>
      </div>
      <StoreLinks
        ios={ios}
        android={android}
        className="lg:w-auto! lg:grid-flow-col lg:grid-cols-none!"
      />
    </Band>
  );
}
