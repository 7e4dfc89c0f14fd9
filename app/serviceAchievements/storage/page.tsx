import { pageMetadata } from "@/components/metadata/page-metadata";
import { ServiceTemplate } from "@/components/sections/service-sections";
import { namedService } from "@/site/content";

const path = "/serviceAchievements/storage";

export const generateMetadata = () => pageMetadata(path);

export default function StorageAliasPage() {
  return <ServiceTemplate {...namedService("storage")} path={path} />;
}
