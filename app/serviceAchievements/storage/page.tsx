import { pageMetadata } from "@/components/metadata/page-metadata";
import { ServiceTemplate } from "@/components/sections/service-sections";
import { serviceAt } from "@/content/content";

const path = "/serviceAchievements/storage";

export const metadata = pageMetadata(path);

export default function StorageAliasPage() {
  return <ServiceTemplate {...serviceAt("/services/cloud-storage")} path={path} />;
}
