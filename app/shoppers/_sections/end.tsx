import { content } from "@/compiler/published";
import { StoreLinks } from "@/components/layout/store-links";
import { Cta } from "@/components/sections/cta";

/** The two stores once more, at the end of the page. */
export function End() {
  return (
    <Cta {...content.shoppers.end} ink="sky" scene="invite">
      <StoreLinks {...content.home.app} variant="strong" />
    </Cta>
  );
}
