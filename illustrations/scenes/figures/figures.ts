import type { Picture } from "../../engine/picture.ts";
import { articleFigures } from "./article-figures.ts";
import { authorFigures } from "./author-figures.ts";
import { cardFigures } from "./card-figures.ts";
import { type FigurePlan, figure } from "./figure.ts";

function drawn(kind: string, plans: Readonly<Record<string, FigurePlan>>): Picture[] {
  return Object.entries(plans).map(([name, plan]) => ({
    name: `${kind}-${name}`,
    draw: () => figure(plan),
    budget: 6_500,
  }));
}

/** Of articles, and of an author's posts. */
export const figures = [...drawn("article", articleFigures), ...drawn("author", authorFigures)];

/** Of cards in the showcase. */
export const figureSamples = drawn("card", cardFigures);
