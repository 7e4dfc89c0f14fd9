import { pageMetadata } from "@/components/metadata/page-metadata";
import { PageLayout } from "@/components/page/page-layout";
import { columns } from "@/components/ui/band";
import { ContactForm } from "./_parts/contact-form";
import { BeforeYouBuy, ContactHero, ContactLinks } from "./_parts/contact-parts";

export const generateMetadata = () => pageMetadata("/contact");

export default function ContactPage() {
  return (
    <PageLayout path="/contact">
      <ContactHero />
      <div className="px-gutter pt-10 pb-section">
        {/* The form comes first in the HTML, also where the links are on its left. */}
        <div className={`mx-auto max-w-page gap-y-12! ${columns}`}>
          <ContactForm />
          <ContactLinks />
        </div>
      </div>
      <BeforeYouBuy />
    </PageLayout>
  );
}
