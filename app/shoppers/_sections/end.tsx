import { content } from "@/compiler/published";
import { StoreLinks } from "@/components/layout/store-links";
import { NextStep } from "@/components/sections/next-step";

/** The two stores once more, at the end of the page. */
export function End() {
  return (
    <NextStep {...content.shoppers.end} ink="sky" scene="invite">
      <StoreLinks {...content.home.app} variant="strong" />
    </NextStep>
  );
}
