import type { ShowcaseWords } from "./showcase-words.ts";

export const applications: ShowcaseWords = {
  family: "page-sections",
  name: "applications",
  title: "Applications",
  intro: "An app, shown before it is described. The screens are drawings and follow the theme.",
  withoutScript: "Nothing is missing.",
  sample: true,
  examples: [
    {
      id: "application-1",
      title: "Application 1",
      note: "A phone beside four facts. Where it is narrow, the phone comes first.",
    },
    {
      id: "application-2",
      title: "Application 2",
      note: "A window as wide as the page, and below it what the eye would ask next.",
    },
  ],
};
