import { skylines } from "../../contract/site-config.ts";
import { weekdays } from "../../contract/weekdays.ts";

export interface Question {
  /** The path of the setting in `site.config.ts`, such as "phone.shown". */
  field: string;
  ask: string;
}

/** Questions about settings that every company has, in the order asked. Owners edit the others in `site.config.ts`. */
export const questions: readonly Question[] = [
  { field: "name", ask: "Company name, as people say it" },
  { field: "legalName", ask: "Its legal name" },
  { field: "abn", ask: "ABN, eleven digits" },
  { field: "tagline", ask: "Tagline on the home page" },
  { field: "description", ask: "What you do and where, in one sentence" },
  { field: "phone.shown", ask: "Phone number, as shown to visitors" },
  { field: "phone.dialled", ask: "The same number with +61, without spaces" },
  { field: "email", ask: "Email address that visitors see" },
  { field: "city", ask: "City" },
  { field: "state", ask: "State or territory" },
  { field: "country", ask: "Country" },
  { field: "timeZone", ask: "Time zone" },
  { field: "hours.from", ask: `First day of support in the week (${weekdays[0]} to ${weekdays[6]})` },
  { field: "hours.to", ask: "Last day of support in the week" },
  { field: "hours.opens", ask: "Support opens at (like 09:00)" },
  { field: "hours.closes", ask: "Support closes at" },
  { field: "firstLookPrice", ask: "Price of a first look, without GST" },
  { field: "dayRate", ask: "Your day rate, without GST" },
  { field: "serviceArea", ask: "Where you work: “We work …”" },
  { field: "mail.from", ask: "Sender of the site’s emails" },
  { field: "mail.contactTo", ask: "Where enquiries go" },
  { field: "brand.accent", ask: "Accent colour, OKLCH or hex" },
  { field: "brand.ground", ask: "Ground colour, OKLCH or hex" },
  { field: "brand.skyline", ask: `Skyline (${skylines.join(", ")})` },
];
