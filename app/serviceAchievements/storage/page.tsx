import { serviceAt } from "@/compiler/published";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { ServiceTemplate } from "@/components/sections/service-sections";

const path = "/serviceAchievements/storage";

export const generateMetadata = () => pageMetadata(path);

export default function StorageAliasPage() {
  return <ServiceTemplate {...serviceAt("/services/cloud-storage")} path={path} />;
}
