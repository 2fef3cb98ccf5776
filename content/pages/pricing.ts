import { site } from "../../site.config.ts";
import { groundLabels } from "../ground-labels.ts";
/** The words of the pricing page: a demo page of the template. Figures and questions are the specification's. */
export const pricing = {
  title: "Pricing Plans",
  head: {
    title: "Sample pricing: monthly and annual plans",
    description:
      "A sample page: monthly and annual plans, a lifetime membership, two customer stories, and five questions about orders, payment and delivery.",
  },
  carousel: "Company",
  slides: [
    {
      name: "Pricing Plans",
      picture: "geode",
      ground: groundLabels.pricing.vault,
      lead: "Pay for the depth you need. Change it any month, in either direction.",
      cards: [
        {
          title: "No entrance fee",
          description: "You start on the day you pay, with nothing to install first.",
        },
        {
          title: "One price for the whole team",
          description: "Members share a plan. Nobody needs one of their own.",
        },
        { title: "Thirty days to think", description: "The lifetime membership comes with a full refund." },
      ],
    },
    {
      name: "Our Team",
      picture: "lampRoom",
      ground: groundLabels.pricing.lampRoom,
      lead: "A small crew with its own lamps. Those who go down also come up and tell you.",
      cards: [
        {
          title: "Those who quote also dig",
          description: "You talk to the people who do the work, first email to last.",
        },
        { title: "A lamp for each layer", description: "Interface, delivery, platform, network, bedrock." },
        { title: "Nobody goes down alone", description: "Every change is read by a second pair of eyes." },
      ],
    },
    {
      name: "Office Places",
      picture: "threeRooms",
      ground: groundLabels.pricing.rooms,
      lead: "Work happens where the work is. Three places are wired up, and the lift stops at each.",
      cards: [
        { title: site.city, description: "Our own desks, on the surface, with a window." },
        { title: "Your server room", description: "When the thing to fix has a power lead." },
        { title: "The line", description: "Everywhere else, with good sound and a shared screen." },
      ],
    },
  ],
  features: {
    ground: groundLabels.pricing.features,
    title: "Read More About Us",
    text: "Every geological map has a key. This is ours: six signs, and what each of them stands for.",
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
        text: "From a commit to a customer.",
        ticked: ["Every commit is built and tested", "A gauge at each joint of the pipe"],
      },
      {
        sign: "platform",
        title: "Platform",
        text: "What it all runs on.",
        ticked: ["Infrastructure written down as code", "Rebuilt from a repository, not from memory"],
      },
      {
        sign: "network",
        title: "Network",
        text: "The wires in between.",
        ticked: ["A name for each port, a label for each splice", "Tills that stay open"],
      },
      {
        sign: "bedrock",
        title: "Bedrock",
        text: "The machines underneath.",
        ticked: ["Chosen for the work, not from a brochure", "Documented down to the screws"],
      },
      {
        sign: "core",
        title: "The whole core",
        text: "One look through everything.",
        ticked: ["A written report, the worst crack first", "A list you can act on without us"],
      },
    ],
  },
  plans: {
    ground: groundLabels.pricing.plans,
    title: "How deep shall we drill?",
    tabs: "Billing",
    /** Said once, where the prices stand. */
    demo: "This is a sample page: plans, prices, stories and brands are samples, quoted as they come with it. Our own work is quoted by the project.",
  },
  lifetime: {
    label: { when: "once", what: "lifetime membership" },
    title: "Pay once and keep the key",
    text: "Every plan, every later version, for as long as we are here. You may return it for a full refund within 30 days, and look through a free 20MB sample before you decide.",
    sample: "Ask for the free 20MB sample",
    price: "$399",
    terms: "one-off, no renewal",
    refund: "30-day full refund",
  },
  stories: {
    ground: groundLabels.pricing.stories,
    title: "Two customers, in their own words",
    label: "Customer stories",
    items: [
      {
        picture: "harbour",
        title: "“They found it under the water line”",
        review:
          "Bookings froze each Friday at five. Three firms looked at the app. This crew asked for the cable plan, and found a switch in the wharf office that was restarted every Friday at five, by the vacuum cleaner.",
        rating: 5,
        author: { name: "Ines Calder", role: "Operations", brand: "Harbourline" },
      },
      {
        picture: "orchard",
        title: "“We got a report we could read”",
        review:
          "Nine pages, the worst crack first, each with what it costs to leave it alone. We fixed the first four ourselves and called them for the fifth. Half a star off, because they were right about the printer.",
        rating: 4.5,
        author: { name: "Mia Tran", role: "Owner", brand: "Orchard & Sons" },
      },
    ],
  },
  brands: {
    title: "More than 50+ brands trust Material",
    label: "Some of the brands",
    names: ["Harbourline", "Orchard & Sons", "Kelpworks", "Tin Lantern", "Nullarbor Post", "Marrow"],
  },
  questions: {
    ground: groundLabels.pricing.questions,
    title: "FAQ",
    modified: { label: "Last modified", shown: "Sept 07 2021", machine: "2021-09-07" },
    items: [
      {
        question: "How do I order?",
        answer:
          "Choose a depth above and tell us who is on the team. Nothing is bought by pressing a button: an order counts when we have confirmed it in writing.",
      },
      {
        question: "How can I make the payment?",
        answer:
          "By credit card or by PayPal, on the payment provider’s own pages. This site never sees a card number.",
      },
      {
        question: "How much time does it take to receive the order?",
        answer: "As long as a download takes. The link comes by email once the order is confirmed and paid.",
      },
      {
        question: "Can I resell the products?",
        answer:
          "Not as they are. What you build with them is yours to sell; the files themselves need our written permission first.",
      },
      {
        question: "Where do I find the shipping details?",
        answer:
          "There are none: nothing is posted, so nothing can be held at customs. The email with your link is the delivery note.",
      },
    ],
  },
} as const;

export type FeatureSign = (typeof pricing.features.blocks)[number]["sign"];

export const billings = ["Monthly", "Annual"] as const;

const extras = ["Integration help", "Sketch files", "API access", "Complete documentation"] as const;

type Terms = {
  /** Dollars a month, also with annual billing. */
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

/** The plans of the specification, section 9, from the shallowest down. */
export const plans: readonly Plan[] = [
  {
    name: "Starter",
    picture: "starter",
    description: "Try the surface",
    measures: ["2 team members", "20GB cloud storage"],
    Monthly: { price: 59, without: ["Sketch files", "API access", "Complete documentation"] },
    Annual: {
      price: 119,
      without: ["Integration help", "Sketch files", "API access", "Complete documentation"],
    },
  },
  {
    name: "Premium",
    picture: "premium",
    description: "Down to the platform",
    badge: "Our advice",
    measures: ["10 team members", "40GB cloud storage"],
    Monthly: { price: 89, without: ["API access", "Complete documentation"] },
    Annual: { price: 159, without: ["API access", "Complete documentation"] },
  },
  {
    name: "Enterprise",
    picture: "enterprise",
    description: "All the way to rock",
    measures: ["Unlimited team members", "100GB cloud storage"],
    Monthly: { price: 99, without: [] },
    Annual: { price: 399, without: [] },
  },
];

/** All that can be said of a plan, and whether it has it. */
export function specificationsOf({ measures, ...plan }: Plan, billing: (typeof billings)[number]) {
  return [
    ...measures.map((label) => ({ label, includes: true })),
    ...extras.map((label) => ({ label, includes: !plan[billing].without.includes(label) })),
  ];
}
