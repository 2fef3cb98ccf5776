/** How the showcase says that its components can be taken along. */
export const takingHome = {
  /** The anchor on the page. */
  id: "take-home",
  title: "Take it home",
  note: "Each line puts a component into your own React project, with the files it is made of.",
  copy: (component: string) => `Copy the line for ${component}`,
  /** Shown by the command in the other project. */
  docs: (folder: string) =>
    `Everything lies in ${folder} and needs no further import. ` +
    "The fonts Roboto, Roboto Flex and Roboto Mono are yours to load; without them the system's stand in. " +
    "Dark follows your page's color-scheme. " +
    "kit.css resets margins, in a cascade layer that all your own rules overrule.",
} as const;
