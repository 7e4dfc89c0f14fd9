import { PageLayout } from "@/components/page/page-layout";
import { pageAt } from "@/site/content";

/** A page for what is still to come: its name. */
export function PlaceholderPage({ path }: { path: string }) {
  return (
    <PageLayout path={path}>
      <div className="px-gutter py-section">
        <h1 className="mx-auto max-w-page text-h1">{pageAt(path).name}</h1>
      </div>
    </PageLayout>
  );
}
