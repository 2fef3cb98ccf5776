import { site } from "../site.config.ts";

/** Headings and labels for the legal pages; the legal texts themselves are in `content/legal/`. */
export const legal = {
  privacy: {
    title: "Privacy policy",
    ground: { depth: "0 m", place: "the paperwork" },
    head: {
      title: "Privacy Policy",
      description:
        "What personal data this site keeps, why, for how long, who handles it for us, and what you can ask us to do with it.",
    },
  },
  terms: {
    title: "Terms and conditions",
    ground: { depth: "0 m", place: "the paperwork" },
    head: {
      title: "Terms & Conditions",
      description: `The rules for using this site and for buying from us: intellectual property, payments, consumer law and liability, under the law of ${site.state}.`,
    },
  },
  lastModified: "Last modified",
  contents: "Contents",
} as const;
