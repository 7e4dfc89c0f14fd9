import { content } from "@/compiler/published";
import { Page } from "@/components/layout/page";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { PageIntro } from "@/components/sections/page-intro";
import { ContactForm } from "./_sections/contact-form";
import { ContactLinks } from "./_sections/contact-links";

export const metadata = pageMetadata("/contact");

export default function ContactPage() {
  const { hero, alt } = content.contact;
  return (
    <Page path="/contact">
      <PageIntro {...hero} picture={{ scene: "letter-box", ink: "rose", alt }} />
      <div className="px-gutter py-section">
        <div className="mx-auto grid max-w-page grid-cols-1 gap-12 lg:grid-cols-12">
          <ContactLinks />
          <ContactForm />
        </div>
      </div>
    </Page>
  );
}
