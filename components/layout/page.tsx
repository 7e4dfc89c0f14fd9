import type { ReactNode } from "react";
import { BreadcrumbJsonLd } from "@/components/metadata/json-ld";
import { content, findPage, pageAt } from "@/content/content";
import { trailOf } from "@/content/site/trail";
import { Breadcrumb } from "./breadcrumb";
import { MainFooter } from "./main-footer";
import { SecondFooter } from "./second-footer";

/** A page's sections, between the breadcrumb and the footer that belong to its address. */
export function Page({ path, children }: { path: string; children: ReactNode }) {
  const { footer } = pageAt(path);
  const trail = trailOf(path, content.navigation.breadcrumb.home, findPage);
  return (
    <>
      {path !== "/" && (
        <>
          <Breadcrumb trail={trail} />
          <BreadcrumbJsonLd trail={trail} />
        </>
      )}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {footer === "main" ? <MainFooter /> : <SecondFooter />}
    </>
  );
}
