import { pageMetadata } from "@/components/metadata/page-metadata";
import { ProductsPage } from "@/components/sections/products-page";

export const generateMetadata = () => pageMetadata("/services");

export default function ServicesRoute() {
  return <ProductsPage path="/services" />;
}
