import { site } from "../../site.config.ts";

/** The text of the pricing page, a sample page. R-PRICING-5 to R-PRICING-10 define its figures and questions. */
export const pricing = {
  title: "Pricing Plans",
  head: {
    title: "Sample pricing: monthly and annual plans",
    description:
      "A sample page: monthly and annual plans, a lifetime membership, two customer stories, and five questions about orders, payment and delivery.",
  },
  sample: {
    text: "Everything here is a sample: plans, prices, stories and brands are made up. Our own work is quoted by the project:",
    quoted: "how we quote, and what it costs",
  },
  carousel: "Company",
  slides: [
    {
      name: "Pricing Plans",
      picture: "geode",
      ground: { depth: "−36 m", place: "the vault" },
      lead: "This is a sample page: nothing is sold here.",
      cards: [
        {
          title: "No entrance fee",
          description: "In this sample, you start on the day you pay.",
        },
        {
          title: "One price for the whole team",
          description: "In this sample, a team shares one plan.",
        },
        { title: "Thirty days to decide", description: "In this sample, with a full refund." },
      ],
    },
    {
      name: "Our Team",
      picture: "lampRoom",
      ground: { depth: "−38 m", place: "the lamp room" },
      lead: "A sample slide: who does the work, and how.",
      cards: [
        {
          title: "We look before we quote",
          description: "A quote is written after we have seen what you run.",
        },
        { title: "Every layer", description: "Apps, releases, servers, networks and the machines." },
        { title: "You can run it without us", description: "You get the code, the notes and the access." },
      ],
    },
    {
      name: "Office Places",
      picture: "threeRooms",
      ground: { depth: "−40 m", place: "three rooms" },
      lead: "A sample slide: where the work is done.",
      cards: [
        { title: site.city, description: "Come and see us, by appointment." },
        { title: "Your place", description: "For the equipment that has to be seen." },
        { title: "A call", description: "Everywhere else, with a shared screen." },
      ],
    },
  ],
  features: {
    ground: { depth: "−44 m", place: "the legend" },
    title: "Read More About Us",
    blocks: [
      {
        sign: "interface",
        title: "Interface",
        text: "The part that people touch.",
        ticked: ["iOS in Swift, web in Vue or Meteor", "Works with a keyboard and a screen reader"],
      },
      {
        sign: "delivery",
        title: "Delivery",
        text: "From a change to your customers.",
        ticked: ["Every commit is built and tested", "Every release is monitored"],
      },
      {
        sign: "platform",
        title: "Platform",
        text: "What it all runs on.",
        ticked: ["Infrastructure written down as code", "Rebuilt from written records"],
      },
      {
        sign: "network",
        title: "Network",
        text: "The links between your sites.",
        ticked: ["Every port and cable labelled", "Backup links for your tills"],
      },
      {
        sign: "bedrock",
        title: "Bedrock",
        text: "The machines underneath.",
        ticked: ["Chosen for the job", "Every part on record"],
      },
      {
        sign: "core",
        title: "The whole core",
        text: "One look through everything.",
        ticked: ["A written report, the worst problem first", "A list you can act on without us"],
      },
    ],
  },
  plans: {
    ground: { depth: "0 to −60 m", place: "three depths" },
    title: "Three sample plans",
    tabs: "Billing",
  },
  lifetime: {
    label: { when: "once", what: "lifetime membership" },
    title: "Pay once, keep it",
    text: "In this sample: every plan and every later version. You may return it for a full refund within 30 days, and look through a free 20MB sample before you decide.",
    sample: "See the free 20MB sample",
    price: "$399",
    terms: "one-off, no renewal",
    refund: "30-day full refund",
  },
  stories: {
    ground: { depth: "−58 m", place: "who was here" },
    title: "Two sample stories",
    label: "Customer stories",
    items: [
      {
        picture: "harbour",
        title: "“They found the fault in the wharf office”",
        review:
          "Bookings froze each Friday at five. Three firms looked at the app. This firm asked for the cable plan, and found a switch in the wharf office that was restarted every Friday at five, by the vacuum cleaner.",
        rating: 5,
        author: { name: "Ines Calder", role: "Operations", brand: "Harbourline" },
      },
      {
        picture: "orchard",
        title: "“We got a report we could read”",
        review:
          "Nine pages, the worst problem first, each with what it costs to leave it alone. We fixed the first four ourselves and called them for the fifth.",
        rating: 4.5,
        author: { name: "Mia Tran", role: "Owner", brand: "Orchard & Sons" },
      },
    ],
  },
  brands: {
    title: "More than 50+ brands trust Material",
    sample: "A sample claim, with sample logos: these brands are made up.",
    label: "Some of the brands",
    names: ["Harbourline", "Orchard & Sons", "Kelpworks", "Tin Lantern", "Nullarbor Post", "Marrow"],
  },
  questions: {
    ground: { depth: "−62 m", place: "questions" },
    title: "FAQ",
    modified: { label: "Last modified", shown: "Sept 07 2021", machine: "2021-09-07" },
    items: [
      {
        question: "How do I order?",
        answer:
          "Not here: nothing is sold on this page. On a page of your own, a customer would choose a plan and you would confirm it in writing.",
      },
      {
        question: "How can I make the payment?",
        answer: "A sample answer: by credit card or by PayPal, on the payment provider’s own pages.",
      },
      {
        question: "How much time does it take to receive the order?",
        answer: "A sample answer: the download link comes by email once the order is confirmed and paid.",
      },
      {
        question: "Can I resell the products?",
        answer: "A sample answer: not as they are, but what you build with them is yours to sell.",
      },
      {
        question: "Where do I find the shipping details?",
        answer: "A sample answer: there are none, because the link comes by email.",
      },
    ],
  },
} as const;

export const billings = ["Monthly", "Annual"] as const;

const extras = ["Integration help", "Sketch files", "API access", "Complete documentation"] as const;

type Terms = {
  /** Dollars per month, even with annual billing. */
  price: number;
  without: readonly (typeof extras)[number][];
};

export interface Plan extends Record<(typeof billings)[number], Terms> {
  name: string;
  picture: "starter" | "premium" | "enterprise";
  description: string;
  badge?: string;
  measures: readonly string[];
}

/** The plans (R-PRICING-5, R-PRICING-6). In the drawing, each plan's drill core is deeper than the one before. */
export const plans: readonly Plan[] = [
  {
    name: "Starter",
    picture: "starter",
    description: "For one small team",
    measures: ["2 team members", "20GB cloud storage"],
    Monthly: { price: 59, without: ["Sketch files", "API access", "Complete documentation"] },
    Annual: { price: 119, without: extras },
  },
  {
    name: "Premium",
    picture: "premium",
    description: "For a growing team",
    badge: "Our pick",
    measures: ["10 team members", "40GB cloud storage"],
    Monthly: { price: 89, without: ["API access", "Complete documentation"] },
    Annual: { price: 159, without: ["API access", "Complete documentation"] },
  },
  {
    name: "Enterprise",
    picture: "enterprise",
    description: "For the whole company",
    measures: ["Unlimited team members", "100GB cloud storage"],
    Monthly: { price: 99, without: [] },
    Annual: { price: 399, without: [] },
  },
];

/** Returns the plan's measures and all extras. `includes` is false for extras that are not part of the plan. */
export function specificationsOf({ measures, ...plan }: Plan, billing: (typeof billings)[number]) {
  return [
    ...measures.map((label) => ({ label, includes: true })),
    ...extras.map((label) => ({ label, includes: !plan[billing].without.includes(label) })),
  ];
}
