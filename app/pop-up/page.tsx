import { DeviceLink } from "@/components/layout/device-link";
import { Page } from "@/components/layout/page";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { buttonLook, buttonShape } from "@/components/ui/button-link";
import { Eyebrow } from "@/components/ui/eyebrow";
import { content } from "@/content/content";

export const metadata = pageMetadata("/pop-up");

export default function PopUpPage() {
  const { eyebrow, heading, text } = content.popUp;
  const { code, text: offer, link } = content.promotion;
  return (
    <Page path="/pop-up">
      <section className="px-gutter py-section">
        <div className="ticket on-ink mx-auto max-w-xl rounded-card bg-canola p-8 [--notch-y:62%] sm:p-12">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="pt-4 text-h2">{heading}</h1>
          <p className="pt-4 text-lead">{text}</p>
          <p className="mt-8 border-2 border-dashed border-press p-4 text-center font-mono text-h3">
            {code}
          </p>
          <p className="py-6 text-small">{offer}</p>
          <DeviceLink className={`${buttonShape} ${buttonLook.strong}`}>{link}</DeviceLink>
        </div>
      </section>
    </Page>
  );
}
