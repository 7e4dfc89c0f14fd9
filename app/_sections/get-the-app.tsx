import { StoreLinks } from "@/components/layout/store-links";
import { Scene } from "@/components/scenes/scene";
import { Band, columns } from "@/components/ui/band";
import { content } from "@/content/content";

/** The links to the two stores. */
export function GetTheApp() {
  const { heading, text, ios, android } = content.home.app;
  return (
    <Band inner={`items-center ${columns}`} aria-labelledby="get-the-app">
      <div className="rounded-card bg-sky lg:col-span-5">
        <Scene name="phone" className="w-full" />
      </div>
      <div className="lg:col-span-6 lg:col-start-7">
        <h2 id="get-the-app" className="text-h2">
          {heading}
        </h2>
        <p className="max-w-measure pt-4 text-lead text-muted">{text}</p>
        <StoreLinks ios={ios} android={android} className="pt-7" />
      </div>
    </Band>
  );
}
