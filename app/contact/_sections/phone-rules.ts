import metadata from "libphonenumber-js/min/metadata";
import type { Metadata } from "react-phone-number-input";

/** The countries that the site speaks to. A number of another one passes, written as typed. */
export type PhoneCountry = "US" | "CA";

const { version, countries } = metadata;

/**
 * How numbers of the United States and Canada are written, and which is whose: what the phone
 * field needs of libphonenumber's metadata, a tenth of its 16 KB.
 */
export const phoneRules: Metadata = {
  version,
  country_calling_codes: { "1": ["US", "CA"] },
  countries: { US: countries.US, CA: countries.CA },
  nonGeographic: {},
};
