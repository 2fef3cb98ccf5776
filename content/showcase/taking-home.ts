/** How the showcase says that its components can be taken along. */
export const takingHome = {
  /** The anchor on the page. */
  id: "take-home",
  title: "Take it home",
  note: "Each line puts a component into your own React project, with the files it is made of.",
  copy: (component: string) => `Copy the line for ${component}`,
  /** Shown by the command in the other project. */
  docs: (folder: string) =>
    `The components lie in ${folder}, complete with tokens and script; nothing else has to be imported. ` +
    "The fonts Roboto, Roboto Flex and Roboto Mono are yours to load; without them the system's stand in. " +
    "Dark follows color-scheme: put `:root { color-scheme: light dark }` into your CSS, or set it where your page switches. " +
    "kit.css resets margins in a cascade layer, so your own rules win.",
} as const;
