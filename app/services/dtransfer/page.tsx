import { pageMetadata } from "@/components/metadata/page-metadata";
import { ProductsPage } from "@/components/sections/products-page";

export const generateMetadata = () => pageMetadata("/services/dtransfer");

export default function DtransferRoute() {
  return <ProductsPage path="/services/dtransfer" />;
}
