/** The texts about installing components in other projects. */
export const takingHome = {
  /** The anchor on the page. */
  id: "take-home",
  title: "Take it home",
  note: "The first line tells your project where the kit is. Each other line brings a component, with all that it is made of.",
  /** The purpose of the first line; the other lines name a component. */
  registry: "registry",
  copy: (component: string) => `Copy the line for ${component}`,
  kit: "Styles that all components stand on.",
  tokens: "The theme alone: colours, fonts, spaces and corners, light and dark.",
  /** Printed by the command in the other project. */
  docs: (folder: string, showcase: string) =>
    [
      `Everything lies in ${folder} and needs no further import.`,
      "Fonts: load Roboto, Roboto Flex and Roboto Mono; without them the system's stand in.",
      'Theme: light, or dark inside of class="dark" or data-theme="dark".',
      "Styles: all in the layers theme, base and components, so your own rules and Tailwind's utilities win.",
      `Vite, Next.js, Astro and Tailwind: each has a guide at ${showcase}, where the kit came from.`,
    ].join("\n"),
} as const;
