import type { SiteConfig } from "./contract/site-config.ts";

/** Facts about the company. Owners change them only here; `npm run site -- setup` asks for them. */
export const site: SiteConfig = {
  name: "Stackhouse",
  legalName: "Stackhouse Pty Ltd",
  /** Your 11-digit Australian Business Number. The zeros are a placeholder. */
  abn: "00 000 000 000",
  /** The headline of the home page. */
  tagline: "From the top to bottom of your stack",
  description: "Software, infrastructure and the machines underneath. Sydney, New South Wales.",
  phone: { shown: "(02) 7010 0042", dialled: "+61270100042" },
  email: "hello@stackhouse.example",
  city: "Sydney",
  state: "New South Wales",
  country: "Australia",
  /** The time zone for all times on the site and in emails, by its IANA name. */
  timeZone: "Australia/Sydney",
  /** When the support desk is staffed. */
  hours: { from: "Monday", to: "Friday", opens: "09:00", closes: "17:00" },
  mail: {
    /** The sender of every email. The SPF and DKIM records of its domain must authorise the mail server. */
    from: "website@stackhouse.example",
    /** The address to which enquiries are sent. */
    contactTo: "hello@stackhouse.example",
  },
  /**
   * The prices of a first look and of a day's work, without GST. If left out, the pages say "a fixed fee" and give no
   * day rate.
   */
  firstLookPrice: "$1,400",
  dayRate: "$1,500 to $1,800",
  /** How long most jobs take. Completes the sentence "A typical job takes …". */
  typicalJob: "three to ten days",
  /** Where you work. Completes the sentence "We work …". */
  serviceArea: "from Sydney for clients all over Australia, and on site in Greater Sydney",
  /**
   * Two or three people who answer enquiries, for the about page. Their portraits are drawings. To use a photograph
   * from `public/people/`, write: `portrait: { photo: "/people/nell.jpg" },`
   */
  people: [
    {
      name: "Nell Okafor",
      role: "Founder, infrastructure",
      about:
        "Nell ran networks and servers for shops and a phone company for 14 years. She answers enquiries, plans each job and writes the quote.",
      portrait: { drawn: "nell" },
    },
    {
      name: "Dan Petrakis",
      role: "Software and apps",
      about:
        "Dan builds the apps and the web software, with the tests that come with them. At the end he hands over notes that your own people can follow.",
      portrait: { drawn: "dan" },
    },
  ],
  // An announcement above the navigation, shown until the end of its last day:
  // announcement: { text: "Closed from 24 December to 4 January", href: "/contact", lastDay: "2027-01-04" },
  brand: {
    /** The colour of buttons, links and highlights in drawings, in OKLCH or hex. */
    accent: "oklch(0.54 0.205 2)",
    /** The colour of text, of the rock in drawings, and of the background in the dark theme. */
    ground: "oklch(0.255 0.026 262)",
    /** The skyline in the drawings: "sydney", "hills" or "none". */
    skyline: "sydney",
    /** Whether headings are labelled with a depth in the ground, such as "−12 m, delivery". */
    groundLabels: true,
  },
  /**
   * Companies that handle personal data for you, and their countries. The privacy policy lists them. Replace these
   * examples before going live.
   */
  processors: [
    {
      who: "Hosting company",
      task: "runs the server, its database and its backups, and like every host sees the network address of every visitor",
      country: "Australia",
    },
    {
      who: "Mail relay",
      task: "carries your enquiry to us and our mail to you",
      country: "United States",
    },
    { who: "Mailbox provider", task: "keeps our inbox, and in it your enquiry", country: "Australia" },
  ],
  social: [
    { network: "linkedin", label: "LinkedIn", href: "https://www.linkedin.com/company/linkedin/" },
    { network: "github", label: "GitHub", href: "https://github.com/github" },
    { network: "stackoverflow", label: "Stack Overflow", href: "https://stackoverflow.com/questions" },
  ],
  /** Whether the site has the showcase and the template pages, or only the company's pages. */
  demo: true,
};
