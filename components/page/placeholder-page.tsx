import { PageLayout } from "@/components/page/page-layout";

/** A page for what is still to come: one word. */
export function PlaceholderPage({ path, text }: { path: string; text: string }) {
  return (
    <PageLayout path={path} mobileCta={null}>
      <div className="px-gutter py-section">
        <h1 className="mx-auto max-w-page text-h1">{text}</h1>
      </div>
    </PageLayout>
  );
}
