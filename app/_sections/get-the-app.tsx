import { StoreLinks } from "@/components/page/store-links";
import { ScenePicture } from "@/components/pictures/scene-picture";
import { Band } from "@/components/ui/band";
import { getContent } from "@/site/content";

/** The links to the two stores. */
export function GetTheApp() {
  const { heading, text, ios, android } = getContent().home.app;
  return (
    <Band
      tone="tinted"
      className="py-12!"
      inner="grid items-center gap-x-10 sm:grid-cols-12"
      aria-labelledby="get-the-app"
    >
      <div className="max-sm:hidden sm:col-span-5 lg:col-span-4">
        <ScenePicture name="phone" ink="sky" className="w-full rounded-card" />
      </div>
      <div className="sm:col-span-7">
        <h2 id="get-the-app" className="text-h2">
          {heading}
        </h2>
        <p className="max-w-measure pt-4 text-lead text-muted">{text}</p>
        <StoreLinks ios={ios} android={android} className="pt-7" />
        <a
          href="/shoppers"
          className="mt-5 inline-block font-[650] underline underline-offset-4 hover:decoration-2"
        >
          {getContent().shoppers.link}
        </a>
      </div>
    </Band>
  );
}
