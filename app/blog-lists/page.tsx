import { pageMetadata } from "@/components/metadata/page-metadata";
import { BlogList } from "./_sections/blog-list";

export const generateMetadata = () => pageMetadata("/blog-lists");

export default function BlogListPage() {
  return <BlogList number={1} />;
}
