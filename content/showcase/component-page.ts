import type { PageHead } from "../page-head.ts";

/** The text of the component pages. */
export const componentPage = {
  family: "Components",
  about: "What the samples are made of, each with its props, keys and options.",
  blocks: "Blocks",
  aboutBlocks: "Large sections. A page has one of each.",
  head: (title: string, about: string): PageHead => ({
    title: `Sample component: ${title}`,
    description: described(`${title}: ${about}`),
  }),
  allExamples: (page: string) => `All examples of ${page}`,
  installation: {
    title: "Installation",
    byHand: "By hand",
    /** Shown with the list of files, for developers who do not use the install command. */
    byHandNote: (folder: string) => `Copy these files into ${folder}, and install the packages.`,
    packages: "npm packages",
    madeOf: "Made of",
    since: (version: string) =>
      version === "next" ? "Comes with the next version." : `Since version ${version}.`,
    changes: "Changes",
    change: (version: string, what: string) => `${version === "next" ? "Next version" : version}: ${what}`,
  },
  anatomy: { title: "Anatomy", note: "The minimal usage, with its imports." },
  api: {
    title: "API",
    prop: "Prop",
    field: "Field",
    type: "Type",
    byDefault: "Default",
    about: "What it does",
    required: "required",
    throws: (what: string) => `Throws ${what}.`,
    none: "No props of its own.",
    native: (elements: readonly string[]) =>
      `Also every property of ${elements.map((element) => `\`<${element}>\``).join(" or ")}, including ref and data attributes.`,
    functions: "Functions",
    function: "Function",
  },
  states: {
    title: "States and variants",
    note: "Each option by its name, and each state by the properties that cause it. The specimens are inert.",
    others: "States",
    atRest: "at rest",
  },
  accessibility: { title: "Keyboard and accessibility", told: "What is read out", leftOut: "Left out" },
  styling: {
    title: "Styling",
    tokens: "Tokens it reads",
    /** Text of the link to the theming guide. */
    allTokens: "All tokens and their values",
    note: "className and style override the kit’s styles. They apply to the outermost element unless the API names another.",
  },
} as const;

/** Pads or shortens a sentence to 80 to 155 characters, for search results. */
function described(sentence: string): string {
  const plain = sentence.replaceAll("`", "");
  const whole =
    plain.length < 90 ? `${plain} With its props, its keys, its tokens and its source file.` : plain;
  return whole.length <= 155 ? whole : `${whole.slice(0, 153).replace(/\W+\w*$/, "")} …`;
}
