import { StoreLinks } from "@/components/page/store-links";
import { Cta } from "@/components/sections/cta";
import { getContent } from "@/site/content";

/** The two stores once more, at the end of the page. */
export function End() {
  return (
    <Cta {...getContent().shoppers.end} ink="sky" scene="invite" isWhole>
      <StoreLinks {...getContent().home.app} variant="strong" />
    </Cta>
  );
}
