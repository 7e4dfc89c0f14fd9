import { Component, type ReactNode, startTransition, use, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { NotFoundPage } from "../../app/_parts/not-found-page";
import { SectionsPage } from "../../app/_parts/sections-page";
import { BlogNotFound } from "../../app/blog-lists/_parts/blog-not-found";
import { BlogPost } from "../../app/blog-lists/_parts/blog-post";
import DtransferArticlePage from "../../app/dtransfer/redmore/page";
import { SiteDocument } from "../../app/site-document";
import { TextPage } from "../../components/articles/text-page";
import { PricingPage } from "../../components/prices/pricing-page";
import type { Seen } from "./pages-of";

let shown: Seen | undefined;

/** What is shown. */
export const seenNow = () => shown;

/** The page is this document: components ask for its address and its parts. */
const root = createRoot(document);

type Told = {
  /** Gets what a component says that fails. */
  onError: (message: string) => void;
  /** Is called once the page is there. */
  onShown: () => void;
};

/**
 * Renders a page. While a component fails, the page stays as it was.
 */
export function render(seen: Seen, { onError, onShown }: Told): void {
  shown = seen;
  const path = typeof seen === "string" ? `/${seen}` : seen.path;
  if (location.pathname !== path) history.replaceState(null, "", path);
  startTransition(() =>
    root.render(
      <LastGood onError={onError}>
        <SeenPage key={path} seen={seen} />
        <AfterIt call={onShown} />
      </LastGood>,
    ),
  );
}

/** A page in its document, as the routes of the site render it. */
export function SeenPage({ seen }: { seen: Seen }) {
  return (
    <SiteDocument>
      <PageOf seen={seen} />
    </SiteDocument>
  );
}

function PageOf({ seen }: { seen: Seen }) {
  if (seen === "not-found") return <NotFoundPage />;
  if (seen === "blog-not-found") return <BlogNotFound />;
  switch (seen.kind) {
    case "sections":
      return <SectionsPage page={seen} />;
    case "prices":
      return <PricingPage list={seen.list} path={seen.path} />;
    case "post":
      return <BlogPost post={seen.post} />;
    case "article":
      return <DtransferArticlePage />;
    case "legal":
      return <TextPage path={seen.path} text={seen.text} />;
  }
}

/** Calls a function after each rendering. */
function AfterIt({ call }: { call: () => void }) {
  useEffect(() => call());
  return null;
}

type LastGoodProps = { onError: (message: string) => void; children: ReactNode };

/** React keeps what is on the page while a transition waits; what waits for a failed part waits for ever. */
class LastGood extends Component<LastGoodProps> {
  override state: { failure?: string } = {};
  static getDerivedStateFromError(error: unknown) {
    return { failure: String(error) };
  }
  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return <Failed message={failure} onError={this.props.onError} />;
  }
}

const never = new Promise<never>(() => {});
/** It is never committed, so that it tells of the failure while it is rendered. */
function Failed({ message, onError }: { message: string; onError: (message: string) => void }) {
  queueMicrotask(() => onError(message));
  return use(never);
}
