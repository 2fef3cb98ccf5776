import type { ShowcaseWords } from "./showcase-words.ts";

export const logoAreas: ShowcaseWords = {
  family: "page-sections",
  name: "logo-areas",
  title: "Logo Areas",
  intro: "The marks of others. These companies are invented, so none of them has to be asked.",
  withoutScript: "Nothing is missing.",
  sample: true,
  examples: [
    {
      id: "logo-area-1",
      title: "Logo Area 1",
      note: "A row under a line. The claim is quoted as it comes with the template.",
    },
    {
      id: "logo-area-2",
      title: "Logo Area 2",
      note: "In fields with hairlines between them, and what each of them does.",
    },
    {
      id: "logo-area-3",
      title: "Logo Area 3",
      note: "On bedrock, beside a sentence. The signs take the colour of the words.",
    },
  ],
};
