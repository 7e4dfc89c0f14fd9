import metadata from "libphonenumber-js/min/metadata";
import type { Metadata } from "react-phone-number-input";
import flags from "react-phone-number-input/flags";
import { getContent } from "@/site/content";
import { hrefOf } from "@/site/links";
import { callingCodes, type PhoneCountry } from "@/site/message";
import { Field, NewsletterField, PhoneField } from "./fields.client";
import { MessageForm } from "./message-form.client";
import { Outcomes, Stamp } from "./outcomes";
import "./contact-form.css";

const { version, countries } = metadata;

/**
 * libphonenumber's rules for the United States and Canada: a tenth of its metadata, which has
 * 16 KB.
 */
const phoneRules: Metadata = {
  version,
  country_calling_codes: { [callingCodes.US]: ["US", "CA"] },
  countries: { US: countries.US, CA: countries.CA },
  nonGeographic: {},
};

function Flag({ country }: { country: PhoneCountry }) {
  const Drawing = flags[country];
  return (
    <span className="flex items-center gap-2">
      <span className="block w-7 border border-line *:w-full">
        {Drawing && <Drawing title="" />}
      </span>
      +{callingCodes[country]}
    </span>
  );
}

const wide = "col-span-full";
const wideOnTablets = "max-lg:col-span-full";

/** The contact form, which browsers validate and post until its scripts run. */
export function ContactForm() {
  const { contact, settings, site } = getContent();
  const email = (
    <a
      href={hrefOf("@email")}
      translate="no"
      className="inline-flex min-h-11 items-center font-strong wrap-anywhere underline underline-offset-4"
    >
      {site.email}
    </a>
  );
  return (
    <section
      aria-labelledby="_form-heading"
      id="write"
      className="rounded-card border-2 border-ink bg-paper-2 p-5 sm:p-10 lg:col-span-8 lg:col-start-5"
    >
      <h2 id="_form-heading" className="text-h3">
        {contact.form}
      </h2>
      <p className="pt-2 text-small text-muted">All fields are required except the newsletter.</p>
      <MessageForm
        endpoint={settings.contactUrl ?? site.contactEndpoint}
        stamp={<Stamp />}
        address={site.email}
        email={email}
        outcomes={<Outcomes address={site.email} email={email} />}
      >
        <Field name="firstName" label="First name" type="text" autoComplete="given-name" />
        <Field name="lastName" label="Last name" type="text" autoComplete="family-name" />
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          className={wideOnTablets}
        />
        <PhoneField
          className={wideOnTablets}
          rules={phoneRules}
          flags={{ US: <Flag country="US" />, CA: <Flag country="CA" /> }}
        />
        <Field name="subject" label="Subject" type="text" className={wide} />
        <Field name="message" label="Message" multiline rows={4} className={wide} />
        <NewsletterField className={wide} />
      </MessageForm>
    </section>
  );
}
