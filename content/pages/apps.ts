/** The text of the apps page. The Apps menu takes the names of the apps from here. */
export const apps = {
  head: {
    title: "Apps in development: SizeIt, Notebook Apps",
    description:
      "Three products of our own, in development: a family clothing-size tracker, notebook apps for developers and engineers, and a custom laptop build.",
  },
  title: "Coming Soon",
  ground: { depth: "0 m", place: "the dig" },
  lead: "Three products of our own, in development. None is on sale yet; the newsletter will say when one is ready.",
  newsletter: "Get the newsletter",
  action: "Coming Soon",
  sizeIt: {
    title: "SizeIt",
    ground: { depth: "−1 m", place: "grass level" },
    purpose: "Track and convert clothing sizes for the family",
    text: "Sizes differ from shop to shop, and children grow. SizeIt keeps one list for the whole family, on an iPhone.",
    get: "Get SizeIt for iOS",
  },
  notebooks: {
    title: "Notebook Apps",
    ground: { depth: "−18 m", place: "the bench" },
    purpose: "For developers, engineers and DevOps",
    text: "A place for the commands, settings and steps that you will need again. One app each for developers, engineers and administrators.",
    names: ["Developers' Notebook", "Engineers' Notebook", "Administrators' Notebook"],
  },
  macBook: {
    title: "Ultimate MacBook Build",
    ground: { depth: "−40 m", place: "the pit floor" },
    purpose: "A custom laptop build",
    text: "It is a script that sets up a MacBook for software developers: it installs the tools in the right order and explains each step.",
  },
} as const;
