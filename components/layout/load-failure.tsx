import { content } from "@/content/content";

/** Stands in for a page that cannot be put together in the browser. */
export function LoadFailure() {
  const { heading, text, button } = content.error;
  return (
    <main id="main" className="mx-auto max-w-page px-gutter py-section">
      <h1 className="text-h2">{heading}</h1>
      <p className="pt-4 pb-6 text-lead text-muted">{text}</p>
      {/* A full load, on purpose: what runs here is what failed. */}
      <a href="/" className="font-[650] underline underline-offset-4">
        {button}
      </a>
    </main>
  );
}
