import { Page } from "@/components/layout/page";
import { ProductJsonLd } from "@/components/metadata/json-ld";
import { Band } from "@/components/ui/band";
import { content, serviceAt } from "@/content/content";
import { OtherServices } from "./other-services";
import { ServiceGrid } from "./service-grid";
import { ServiceSections } from "./service-sections";

const canonical = "/services/dtransfer";

/**
 * The eight services and dTransfer's section, at three addresses. The canonical one starts at
 * dTransfer's hero, the others at the list (decisions.md, "Routes").
 */
export function ProductsPage({ path }: { path: string }) {
  const dtransfer = serviceAt(canonical);
  const first = path === canonical;
  const list = <ServiceList heading={first ? "h2" : "h1"} />;
  return (
    <Page path={path}>
      <ProductJsonLd {...dtransfer} />
      {!first && list}
      <div id="dtransfer">
        <ServiceSections {...dtransfer} heading={first ? "h1" : "h2"} />
      </div>
      {first ? list : <OtherServices current={dtransfer.service} />}
    </Page>
  );
}

function ServiceList({ heading: Heading }: { heading: "h1" | "h2" }) {
  const { heading, lead } = content.products;
  return (
    <Band aria-labelledby="services" className={Heading === "h1" ? "pt-14!" : ""}>
      <Heading id="services" className={Heading === "h1" ? "text-h1" : "text-h2"}>
        {heading}
      </Heading>
      <p className="max-w-[44rem] pt-5 pb-10 text-lead text-muted">{lead}</p>
      <ServiceGrid heading={Heading === "h1" ? "h2" : "h3"} />
    </Band>
  );
}
