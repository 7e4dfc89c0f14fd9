import metadata from "libphonenumber-js/min/metadata";
import type { Metadata } from "react-phone-number-input";

/** Countries of the select. A number from another country passes, unformatted. */
export type PhoneCountry = "US" | "CA";

/** Of both. */
export const callingCode = "1";

const { version, countries } = metadata;

/**
 * libphonenumber's rules for the United States and Canada: a tenth of its metadata, which has
 * 16 KB.
 */
export const phoneRules: Metadata = {
  version,
  country_calling_codes: { [callingCode]: ["US", "CA"] },
  countries: { US: countries.US, CA: countries.CA },
  nonGeographic: {},
};
