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
  lead: "Three products of our own, in development. We give dates when we are sure of them.",
  action: "Coming Soon",
  sizeIt: {
    title: "SizeIt",
    ground: groundLabels.apps.sizeIt,
    purpose: "Track and convert clothing sizes for the family",
    text: "Sizes differ from shop to shop, and children grow. SizeIt keeps one list for the whole family, on an iPhone.",
    get: "Get SizeIt for iOS",
  },
  notebooks: {
    title: "Notebook Apps",
    ground: groundLabels.apps.notebooks,
    purpose: "For developers, engineers and DevOps",
    text: "For the commands, settings and steps that you work out once and need again in a hurry.",
    names: ["Developers' Notebook", "Engineers' Notebook", "Administrators' Notebook"],
  },
  macBook: {
    title: "Ultimate MacBook Build",
    ground: groundLabels.apps.macBook,
    purpose: "A custom laptop build",
    text: "A laptop set up for development by one script: which tools go in, in which order, and why. We are writing it for our own machines first.",
  },
} as const;
