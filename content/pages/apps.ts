import { groundLabels } from "../ground-labels.ts";
/** The words of the apps page. The Apps menu takes its names from here. */
export const apps = {
  head: {
    title: "Apps in development: SizeIt, Notebook Apps",
    description:
      "Three products of our own, in development: a family clothing-size tracker, notebook apps for developers and engineers, and a custom laptop build.",
  },
  title: "Coming Soon",
  ground: groundLabels.apps.head,
  lead: "Three things of our own, still in the ground. We put a date on them when we have hold of them.",
  action: "Coming Soon",
  sizeIt: {
    title: "SizeIt",
    ground: groundLabels.apps.sizeIt,
    purpose: "Track and convert clothing sizes for the family",
    text: "Labels disagree from shop to shop, and children don’t wait. One list for everybody, on an iPhone.",
    get: "Get SizeIt for iOS",
  },
  notebooks: {
    title: "Notebook Apps",
    ground: groundLabels.apps.notebooks,
    purpose: "For developers, engineers and DevOps",
    text: "For the things you work out once and need again at three in the morning.",
    names: ["Developers' Notebook", "Engineers' Notebook", "Administrators' Notebook"],
  },
  macBook: {
    title: "Ultimate MacBook Build",
    ground: groundLabels.apps.macBook,
    purpose: "A custom laptop build",
    text: "Taken apart on paper first: which layers go in, in which order, and why.",
  },
} as const;
