import type { ShowcaseWords } from "./showcase-words.ts";

export const avatars: ShowcaseWords = {
  family: "elements",
  name: "avatars",
  title: "Avatars",
  intro: "Who it is, at a glance. The people are drawn and don’t exist, so nobody had to be asked.",
  withoutScript: "Nothing is missing.",
  sample: true,
  examples: [
    { id: "sizes", title: "Sizes", note: "From xs, 24 pixels, in a line of text, to xxl, 112, over a name." },
    {
      id: "initials",
      title: "Initials",
      note: "Where there is no portrait: first and last. Read out as the whole name.",
    },
    {
      id: "beside-a-name",
      title: "Beside a name",
      note: "The name is there already, so the portrait keeps quiet.",
    },
  ],
};
