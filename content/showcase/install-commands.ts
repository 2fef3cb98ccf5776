/** The text about installing components in other projects. */
export const takingHome = {
  /** The section's anchor on the page. */
  id: "take-home",
  title: "Take it home",
  note: "The first line adds the kit’s registry to your project. Each of the others adds a component and what it needs.",
  /** The label of the first command. The others are labelled with component names. */
  registry: "registry",
  copy: (component: string) => `Copy the line for ${component}`,
  kit: "Styles that all components need.",
  tokens: "The theme alone: colours, fonts, spacing and corners, light and dark.",
  /** Printed by the install command after it has installed the kit. */
  docs: (folder: string, showcase: string) =>
    [
      `All files are in ${folder} and need no further import.`,
      "Fonts: load Roboto, Roboto Flex and Roboto Mono; without them the system's fonts are used.",
      'Theme: light, or dark inside class="dark" or data-theme="dark".',
      "Styles: all in the layers theme, base and components, so your own rules and Tailwind's utilities win.",
      `Vite, Next.js, Astro and Tailwind: each has a guide at ${showcase}.`,
    ].join("\n"),
} as const;
