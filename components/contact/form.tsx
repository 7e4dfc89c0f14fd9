import metadata from "libphonenumber-js/min/metadata";
import type { Metadata } from "react-phone-number-input";
import flags from "react-phone-number-input/flags";
import { getContent } from "@/site/content";
import { hrefOf } from "@/site/links";
import { callingCodes, type PhoneCountry } from "@/site/message";
import { LazyMessageForm } from "./form.client";
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

type Props = {
  /** The name by which links lead to the form. */
  anchor: string | undefined;
  /** Ends the ids of a further form on the page. */
  suffix: string;
  heading: string;
  /** Whether the results of messages that were posted without scripts show here. */
  hasOutcomes: boolean;
};

/** The contact form, which browsers validate and post until its scripts run. */
export function ContactForm({ anchor, suffix, heading, hasOutcomes }: Props) {
  const { settings, site } = getContent();
  const headingId = `_form-heading${suffix}`;
  const email = (
    <a
      // React in `next dev` takes an element that came with the page for one of a list.
      key="email"
      href={hrefOf("@email")}
      translate="no"
      className="inline-flex min-h-11 items-center font-strong wrap-anywhere underline underline-offset-4"
    >
      {site.email}
    </a>
  );
  return (
    <section
      aria-labelledby={headingId}
      id={anchor}
      className="letter on-halftone p-5 sm:p-10 lg:col-span-8 lg:col-start-5 lg:[reading-order:1]"
    >
      <h2 id={headingId} className="text-h3">
        {heading}
      </h2>
      <p className="pt-2 text-small text-muted">All fields are required except the newsletter.</p>
      <LazyMessageForm
        endpoint={settings.contactUrl ?? site.contactEndpoint}
        stamp={<Stamp />}
        address={site.email}
        email={email}
        outcomes={hasOutcomes && <Outcomes address={site.email} email={email} />}
        rules={phoneRules}
        flags={{ US: <Flag country="US" />, CA: <Flag country="CA" /> }}
        suffix={suffix}
      />
    </section>
  );
}
