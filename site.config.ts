/** The company. An owner changes facts here and nowhere else. */
export const site = {
  name: "Stackhouse",
  legalName: "Stackhouse Pty Ltd",
  /** Eleven digits from the Australian Business Register; these stand for yours. */
  abn: "00 000 000 000",
  tagline: "From the top to bottom of your stack",
  description: "Software, infrastructure and the machines underneath. Sydney, New South Wales.",
  phone: { shown: "(02) 7010 0042", dialled: "+61270100042" },
  email: "hello@stackhouse.example",
  city: "Sydney, Australia",
  /** When somebody is at the support desk. */
  supportHours: "Monday to Friday, 9 am to 5 pm Sydney time",
  mail: {
    /** Sender of every mail; the domain's SPF and DKIM records must allow the mail server to use it. */
    from: "website@stackhouse.example",
    /** Where enquiries go. */
    contactTo: "hello@stackhouse.example",
  },
  /** Who handles personal data for us, and where: the privacy policy lists them. Put in yours before you go live. */
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
} as const;
