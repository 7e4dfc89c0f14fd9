import flags from "react-phone-number-input/flags";
import { Markdown } from "@/components/sections/markdown";
import { beginsWith } from "@/components/ui/in-page";
import { getContent } from "@/site/content";
import { limits, tooLongMessage } from "@/site/message";
import { Field } from "./field.client";
import { MessageForm } from "./message-form.client";
import { NewsletterField } from "./newsletter-field.client";
import { OtherWays } from "./other-ways";
import { PhoneField } from "./phone-field.client";
import { callingCode, type PhoneCountry, phoneRules } from "./phone-rules";
import { Stamp } from "./stamp";
import "./phone-field.css";
import "./popup.css";

function Flag({ country }: { country: PhoneCountry }) {
  const Drawing = flags[country];
  return (
    <span className="flex items-center gap-2">
      <span className="block w-7 border border-line *:w-full">
        {Drawing && <Drawing title="" />}
      </span>
      +{callingCode}
    </span>
  );
}

const wide = "sm:col-span-2";
const wideOnTablets = "sm:max-lg:col-span-2";

/**
 * The contact form; without scripts, the address to write to stands in its place, and below it where
 * its inline script does not run.
 */
export function ContactForm() {
  const { heading, required, fields, newsletter, errors, withoutScript, reach, ...others } =
    getContent().contact.form;
  const { phoneRule, phoneCountries, ...words } = others;
  const { button, sending, sent, sentTo, failed, close, problems, wrong } = words;
  const field = (name: keyof typeof limits) => ({
    name,
    label: fields[name],
    limit: tooLongMessage(errors, limits[name]),
  });
  return (
    <section
      aria-labelledby="contact-form"
      id="write"
      className="group rounded-card border-2 border-ink bg-paper-2 p-5 sm:p-10 lg:col-span-8 lg:col-start-5"
    >
      {/* The page's inline script fills it in and shows it. With a text as child, even an empty one,
          React takes any text; without one, it would render the whole page anew. */}
      <p
        hidden
        {...beginsWith([reach.asking])}
        suppressHydrationWarning
        className="mb-4 w-fit bg-canola px-3 py-1 font-[650] text-press"
      >
        {""}
      </p>
      <h2 id="contact-form" className="text-h3">
        {heading}
      </h2>
      <p className="pt-2 text-small text-muted noscript:hidden">{required}</p>
      <MessageForm
        id="message-form"
        endpoint={getContent().settings.contactUrl ?? getContent().site.contactEndpoint}
        words={{ button, sending, sent, sentTo, failed, close, problems, wrong }}
        errors={errors}
        stamp={<Stamp />}
        otherWays={<OtherWays form="message-form" />}
      >
        <Field {...field("firstName")} type="text" autoComplete="given-name" />
        <Field {...field("lastName")} type="text" autoComplete="family-name" />
        <Field {...field("email")} type="email" autoComplete="email" className={wideOnTablets} />
        <PhoneField
          label={fields.phoneNumber}
          rule={phoneRule}
          notes={{ extension: errors.phoneExtension, letters: errors.phoneLetters }}
          className={wideOnTablets}
          rules={phoneRules}
          countryLabels={phoneCountries}
          flags={{ US: <Flag country="US" />, CA: <Flag country="CA" /> }}
        />
        <Field
          {...field("subject")}
          type="text"
          {...beginsWith([reach.subject])}
          className={wide}
        />
        <Field
          {...field("message")}
          multiline
          rows={4}
          {...beginsWith([reach.within, reach.around])}
          className={wide}
        />
        <NewsletterField label={newsletter} className={wide} />
      </MessageForm>
      <div className="prose hidden pt-5 group-has-[[data-hold='']]:block">
        <Markdown text={withoutScript} />
      </div>
    </section>
  );
}
