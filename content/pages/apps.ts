import { groundLabels } from "../ground-labels.ts";
/** The text of the apps page. The Apps menu takes the names of the apps from here. */
export const apps = {
  head: {
    title: "Apps in development: SizeIt, Notebook Apps",
    description:
      "Three products of our own, in development: a family clothing-size tracker, notebook apps for developers and engineers, and a custom laptop build.",
  },
  title: "Coming Soon",
  ground: groundLabels.apps.head,
  lead: "Three products of our own, in development. None is on sale yet; the newsletter will say when one is ready.",
  newsletter: "Get the newsletter",
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
    text: "A place for the commands, settings and steps that you will need again. One app each for developers, engineers and administrators.",
    names: ["Developers' Notebook", "Engineers' Notebook", "Administrators' Notebook"],
  },
  macBook: {
    title: "Ultimate MacBook Build",
    ground: groundLabels.apps.macBook,
    purpose: "A custom laptop build",
    text: "It is a script that sets up a MacBook for software developers: it installs the tools in the right order and explains each step.",
  },
} as const;
