import { at, circle, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import type { Stratum } from "../../engine/strata.ts";
import { calendar, notebook } from "../../objects/post/papers.ts";
import { tornGround } from "../../objects/rock/torn-ground.ts";
import { tree } from "../../objects/tree.ts";

const [width, height] = [560, 300];

/** The pictures of the archive pages: a desk for articles, a cabinet for issues, and strips of ground for the years. */
export const pictures: readonly Picture[] = [
  { name: "articles-archive", draw: desk, budget: 2_500 },
  { name: "newsletter-archive", draw: cabinet, budget: 2_500 },
  ...(["interface", "delivery", "platform", "network"] as const).map((layer, index) => ({
    name: `archive-${layer}`,
    draw: () => bed(layer, 58 + index),
    budget: 4_000,
  })),
];

/** A notebook beside a pile of books with a fossil on top. */
function desk(): string {
  const books = [
    [40, -52, 196, "interface"],
    [58, -98, 172, "delivery"],
    [46, -144, 184, "network"],
  ] as const;
  return picture({
    width,
    height,
    body:
      at(516, height, tree(96)) +
      at(
        0,
        height,
        books
          .map(
            ([x, y, long, layer]) =>
              rectangle("object", x + 8, y + 5, long, 36, 3) +
              path([layer, "outline"], `M${x + long} ${y}H${x + 10}q-18 23 0 46h${long - 10}z`),
          )
          .join(""),
      ) +
      circle(["platform", "outline"], 138, 120, 36) +
      at(138, 122, object("ammonite"), 1.3) +
      at(334, height, notebook("Notes"), 1.5) +
      at(474, height, object("pencil"), 1, -28),
  });
}

function cabinet(): string {
  const top = height - 150;
  const letters = [-9, 3, 14].map((turn, index) => at(96 + index * 40, top - 62, object("letter"), 1, turn));
  return picture({
    width,
    height,
    body:
      at(486, height, tree(96)) +
      at(528, height, tree(62)) +
      letters.join("") +
      rectangle(["platform", "outline"], 40, top - 52, 196, 52, 4) +
      at(330, top, calendar("Thursdays", 24), 0.86) +
      at(20, height, object("drawers")),
  });
}

/** The strip of ground behind the heading of a year. */
function bed(layer: Stratum, seed: number): string {
  const [width, height] = [1920, 140];
  return picture({ width, height, body: tornGround({ width, height, surface: 12, seed, layer }).body });
}
