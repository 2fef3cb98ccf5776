/** What the legal pages say around their texts, which are in `content/legal/`. */
export const legal = {
  privacy: {
    title: "Privacy policy",
    depth: "0 m",
    place: "the paperwork",
    description:
      "What personal data this site keeps, why, for how long, and what you can make us do about it.",
  },
  terms: {
    title: "Terms and conditions",
    depth: "0 m",
    place: "the paperwork",
    description: "The rules for using this site and for buying from us, under the law of New South Wales.",
  },
  lastModified: "Last modified",
  contents: "Contents",
} as const;
