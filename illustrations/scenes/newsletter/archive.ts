import { at, rectangle } from "../../engine/marks.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { drawers } from "../../objects/post/drawers.ts";
import { letter } from "../../objects/post/letter.ts";
import { calendar } from "../../objects/post/papers.ts";
import { tornGround } from "../../objects/rock/torn-ground.ts";
import { tree } from "../../objects/tree.ts";

/** Where letters are put away, and the ground it stands in, over the list of issues. */
export const newsletterArchive: readonly Picture[] = [
  { name: "newsletter-archive", draw: archive, budget: 2_500 },
  { name: "newsletter-archive-ground", draw: ground, budget: 2_500 },
];

function archive(): string {
  const [width, height] = [560, 300];
  const top = height - 150;
  const letters = [-9, 3, 14].map(
    (turn, index) =>
      `<g transform="translate(${96 + index * 40} ${top - 62}) rotate(${turn})">${letter()}</g>`,
  );
  return picture({
    width,
    height,
    body:
      at(486, height, tree(96)) +
      at(528, height, tree(62)) +
      letters.join("") +
      rectangle("object", 40, top - 52, 196, 52, 4) +
      at(330, top, calendar("Thursdays", 24), 0.86) +
      at(20, height, drawers()),
  });
}

function ground(): string {
  const [width, height] = [1920, 84];
  return picture({ width, height, ...tornGround({ width, height, surface: 12, seed: 58 }) });
}
