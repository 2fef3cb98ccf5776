/** The words of the home page. */
export const home = {
  head: {
    title: "From the top to bottom of your stack",
    description:
      "Software development, infrastructure, DevOps and consulting from a small company in Sydney. You speak with the people who do the work.",
  },
  services: "Software Development, Engineering, DevOps, Consulting.",
  describe: "Describe your project",
  seeServices: "See what we do",
  /** From the surface down, as they lie in the picture. The fixed blanks keep pairs of words on one line. */
  layers: [
    { depth: "−4 m", name: "Interface", text: "Apps for iOS, web and\u00a0Vue" },
    { depth: "−12 m", name: "Delivery", text: "Continuous integration, monitoring, observability" },
    { depth: "−22 m", name: "Platform", text: "Infrastructure as code, edge\u00a0computing" },
    { depth: "−32 m", name: "Network", text: "Telco, service\u00a0provider, retail\u00a0POS" },
    { depth: "−40 m", name: "Bedrock", text: "The machines underneath" },
  ],
  core: {
    scale: ["0 m", "−16", "−32", "−48"],
    layers: [
      { code: "L5", name: "interface" },
      { code: "L4", name: "delivery" },
      { code: "L3", name: "platform" },
      { code: "L2", name: "network" },
      { code: "L1", name: "bedrock" },
    ],
  },
  workshop: {
    depth: "−48 m",
    place: "the workshop",
    title: "Four trades, one crew",
    text: "Whoever draws the button also knows the rack it talks to. You speak with the people who do the work.",
    cards: [
      {
        title: "Software Development",
        text: "Native iOS in Swift, and the web in Vue or Meteor. Launch is the middle of the job, not the end of it.",
        fields: ["iOS, Swift", "Web, Vue, Meteor"],
      },
      {
        title: "Engineering",
        text: "Networks, edge sites and the code that describes them. If it has a power lead and a config file, it belongs in a repository.",
        fields: ["Infrastructure as Code", "Edge Computing", "Network Engineering"],
      },
      {
        title: "DevOps",
        text: "A change should reach your customers in minutes, watched the whole way down. We build the pipe and the gauges on it.",
        fields: ["Continuous Integration", "Monitoring & Observability"],
      },
      {
        title: "Consulting",
        text: "A core sample of the whole stack: many questions, one written report, and a list you can act on without us.",
        fields: ["Telco", "Retail POS", "Agile, SCRUM"],
      },
    ],
  },
  /** Over the newest article. */
  article: { depth: "−53 m", category: "AI insights" },
} as const;
