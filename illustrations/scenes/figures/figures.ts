import type { Picture } from "../../engine/picture.ts";
import { articleFigures } from "./article-figures.ts";
import { authorFigures } from "./author-figures.ts";
import { cardFigures } from "./card-figures.ts";
import { type FigurePlan, figure } from "./figure.ts";
import { issueFigures } from "./issue-figures.ts";

function drawn(kind: string, plans: Readonly<Record<string, FigurePlan>>): Picture[] {
  return Object.entries(plans).map(([name, plan]) => ({
    name: `${kind}-${name}`,
    draw: () => figure(plan),
    budget: 6_500,
  }));
}

/** The figures of articles, of the author's posts and of newsletter issues. */
export const pictures = [
  ...drawn("article", articleFigures),
  ...drawn("author", authorFigures),
  ...drawn("issue", issueFigures),
];

/** The figures of cards in the showcase. */
export const figureSamples = drawn("card", cardFigures);
