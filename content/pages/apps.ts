/** The words of the apps page. The Apps menu takes its names from here. */
export const apps = {
  head: {
    title: "Apps in development: SizeIt, Notebook Apps",
    description:
      "Three products of our own, in development: a family clothing-size tracker, notebook apps for developers and engineers, and a custom laptop build.",
  },
  title: "Coming Soon",
  depth: "0 m",
  place: "the dig",
  lead: "Three things of our own, still in the ground. We put a date on them when we have hold of them.",
  action: "Coming Soon",
  sizeIt: {
    title: "SizeIt",
    depth: "−1 m",
    place: "grass level",
    purpose: "Track and convert clothing sizes for the family",
    text: "Labels disagree from shop to shop, and children don’t wait. One list for everybody, on an iPhone.",
    get: "Get SizeIt for iOS",
  },
  notebooks: {
    title: "Notebook Apps",
    depth: "−18 m",
    place: "the bench",
    purpose: "For developers, engineers and DevOps",
    text: "For the things you work out once and need again at three in the morning.",
    names: ["Developers' Notebook", "Engineers' Notebook", "Administrators' Notebook"],
  },
  macBook: {
    title: "Ultimate MacBook Build",
    depth: "−40 m",
    place: "the pit floor",
    purpose: "A custom laptop build",
    text: "Taken apart on paper first: which layers go in, in which order, and why.",
  },
} as const;
