import { pageMetadata } from "@/components/metadata/page-metadata";
import { ProductsPage } from "@/components/sections/products-page";

export const generateMetadata = () => pageMetadata("/products");

export default function ProductsRoute() {
  return <ProductsPage path="/products" />;
}
