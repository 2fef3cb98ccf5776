import type { ProfessionalService } from "schema-dts";
import { weekdays } from "../../../contract/weekdays.ts";
import { site } from "../../../site.config.ts";

const origin = import.meta.env.SITE_URL;
export const companyId = `${origin}/#company`;
export const siteId = `${origin}/#site`;

const { from, to, opens, closes } = site.hours;

/** The company's structured data, from `site.config.ts`. */
export const company: ProfessionalService = {
  "@type": "ProfessionalService",
  "@id": companyId,
  name: site.name,
  legalName: site.legalName,
  slogan: site.tagline,
  description: site.description,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  image: `${origin}/shared/home.png`,
  email: site.email,
  telephone: site.phone.dialled,
  address: {
    "@type": "PostalAddress",
    addressLocality: site.city,
    addressRegion: site.state,
    addressCountry: site.country,
  },
  openingHoursSpecification: {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: daysFrom(from, to),
    opens,
    closes,
  },
  sameAs: site.social.map(({ href }) => href),
  ...(site.dayRate && { priceRange: site.dayRate }),
};

type Weekday = (typeof weekdays)[number];

/** Returns the weekdays from the first to the last, even across a weekend: from Friday to Monday there are four. */
export function daysFrom(first: Weekday, last: Weekday): Weekday[] {
  const start = weekdays.indexOf(first);
  const count = ((weekdays.indexOf(last) - start + weekdays.length) % weekdays.length) + 1;
  return [...weekdays, ...weekdays].slice(start, start + count);
}
