import type { ShowcaseWords } from "./showcase-words.ts";

export const generalCards: ShowcaseWords = {
  family: "page-sections",
  name: "general-cards",
  title: "General Cards",
  intro: "Five kinds of card. A card is for a thing of its own; plain text needs none.",
  withoutScript: "Nothing is missing. The turning card turns by its own button, which is a checkbox.",
  keysOf: ["rotating-card"],
  sample: true,
  examples: [
    {
      id: "raised",
      title: "Raised",
      note: "The only cards with a shadow. The link is as large as the card.",
    },
    {
      id: "image-inside",
      title: "Image inside",
      note: "The words have ground of their own, so the picture may be as wild as it likes.",
    },
    {
      id: "blur-animation",
      title: "Blur animation",
      note: "Point at a picture: it rises, and its colours glow below. Without motion it only glows.",
    },
    {
      id: "rotate",
      title: "Rotate",
      note: "Turns under pointer and keyboard; on touch by its button. The back can’t be reached before.",
    },
    {
      id: "pricing",
      title: "Pricing",
      note: "A plain one with a badge and a coloured one. Ticks and crosses are also read out.",
    },
  ],
};
