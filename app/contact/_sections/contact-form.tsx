import flags from "react-phone-number-input/flags";
import { content, settings } from "@/compiler/published";
import { Markdown } from "@/components/sections/markdown";
import { Field } from "./field.client";
import { MessageForm } from "./message-form.client";
import { NewsletterField } from "./newsletter-field.client";
import { PhoneField } from "./phone-field.client";
import { type PhoneCountry, phoneRules } from "./phone-rules";
import { Stamp } from "./stamp";

function Flag({ country }: { country: PhoneCountry }) {
  const Drawing = flags[country];
  return (
    <span className="block w-7 border border-line *:w-full">{Drawing && <Drawing title="" />}</span>
  );
}

const wide = "sm:col-span-2";
const wideOnTablets = "sm:max-lg:col-span-2";

/** The contact form; without scripts, the address to write to stands in its place. */
export function ContactForm() {
  const { heading, required, fields, phoneCountries, newsletter, errors, withoutScript, ...words } =
    content.contact.form;
  const { button, sending, sent, failed, close } = words;
  return (
    <section
      aria-labelledby="contact-form"
      className="rounded-card border-2 border-ink bg-paper-2 p-6 sm:p-10 lg:col-span-8"
    >
      <h2 id="contact-form" className="text-h3">
        {heading}
      </h2>
      <p className="pt-2 text-small text-muted noscript:hidden">{required}</p>
      <MessageForm
        endpoint={settings.contactUrl ?? content.site.contactEndpoint}
        words={{ button, sending, sent, failed, close }}
        errors={errors}
        stamp={<Stamp />}
      >
        <Field name="firstName" type="text" label={fields.firstName} autoComplete="given-name" />
        <Field name="lastName" type="text" label={fields.lastName} autoComplete="family-name" />
        <Field
          name="email"
          type="email"
          label={fields.email}
          autoComplete="email"
          className={wideOnTablets}
        />
        <PhoneField
          label={fields.phoneNumber}
          className={wideOnTablets}
          rules={phoneRules}
          countryLabels={phoneCountries}
          flags={{ US: <Flag country="US" />, CA: <Flag country="CA" /> }}
        />
        <Field name="subject" type="text" label={fields.subject} className={wide} />
        <Field name="message" label={fields.message} multiline rows={6} className={wide} />
        <NewsletterField label={newsletter} className={wide} />
      </MessageForm>
      <noscript>
        <div className="prose pt-5">
          <Markdown text={withoutScript} />
        </div>
      </noscript>
    </section>
  );
}
