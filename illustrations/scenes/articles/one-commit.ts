import { words } from "../../engine/lettering.ts";
import { type Marks, path, rectangle } from "../../engine/marks.ts";
import { type Picture, picture } from "../../engine/picture.ts";

type Place = { x: number; y: number };
type Plan = {
  width: number;
  height: number;
  size: number;
  box: { width: number; height: number };
  /** The title of each half, and its boxes: the site, then where it writes to. */
  apart: { title: string; at: Place; site: Place; database: Place; queue: Place };
  together: { title: string; at: Place; site: Place; database: Place };
};

const enquiry: Marks = ["interface", "edge"];
const email: Marks = ["delivery", "edge"];

/** Above, a site that writes to a database and to a queue; below, one whose queue is a table. */
function oneCommit(plan: Plan): string {
  const { width, height, size, box, apart, together } = plan;
  const middle = (place: Place) => ({ x: place.x + box.width / 2, y: place.y + box.height / 2 });
  const label = ({ x, y }: Place, text: string) =>
    words(
      "mono",
      "ink",
      x + box.width / 2 - text.length * size * 0.3,
      y + box.height / 2 + size * 0.35,
      size,
      text,
    );
  const boxed = (marks: Marks, place: Place, text: string, radius = 8) =>
    rectangle(marks, place.x, place.y, box.width, box.height, radius) + label(place, text);
  const arrow = (from: Place, to: Place) => {
    const start = { x: from.x + box.width, y: middle(from).y };
    const end = { x: to.x, y: middle(to).y };
    const bend = (start.x + end.x) / 2;
    return path("line", `M${start.x} ${start.y}H${bend}V${end.y}H${end.x}m-10-6l10 6-10 6`);
  };
  const gap = (to: Place) => {
    const x = to.x - 22;
    const y = middle(to).y;
    return path("accent-line", `M${x - 7} ${y - 9}l14 18m0-18l-14 18`);
  };
  const { database } = together;
  return picture({
    width,
    height,
    body:
      words("text", "ink", apart.at.x, apart.at.y, size + 4, apart.title) +
      arrow(apart.site, apart.database) +
      arrow(apart.site, apart.queue) +
      gap(apart.queue) +
      boxed("object", apart.site, "site") +
      boxed(enquiry, apart.database, "enquiry") +
      boxed(email, apart.queue, "email") +
      words("text", "ink", together.at.x, together.at.y, size + 4, together.title) +
      arrow(together.site, { x: database.x, y: database.y + box.height / 2 }) +
      boxed("object", together.site, "site") +
      boxed(enquiry, database, "enquiry", 0) +
      boxed(email, { x: database.x, y: database.y + box.height }, "email", 0),
  });
}

export const pictures: readonly Picture[] = [
  {
    name: "one-commit-phone",
    draw: () =>
      oneCommit({
        width: 350,
        height: 420,
        size: 14,
        box: { width: 120, height: 52 },
        apart: {
          title: "Two systems, two commits",
          at: { x: 2, y: 20 },
          site: { x: 2, y: 88 },
          database: { x: 226, y: 50 },
          queue: { x: 226, y: 126 },
        },
        together: {
          title: "One database, one commit",
          at: { x: 2, y: 250 },
          site: { x: 2, y: 308 },
          database: { x: 226, y: 282 },
        },
      }),
    budget: 3_000,
  },
  {
    name: "one-commit-wide",
    draw: () =>
      oneCommit({
        width: 1232,
        height: 300,
        size: 19,
        box: { width: 180, height: 76 },
        apart: {
          title: "Two systems, two commits",
          at: { x: 2, y: 26 },
          site: { x: 2, y: 144 },
          database: { x: 330, y: 84 },
          queue: { x: 330, y: 204 },
        },
        together: {
          title: "One database, one commit",
          at: { x: 702, y: 26 },
          site: { x: 702, y: 144 },
          database: { x: 1030, y: 106 },
        },
      }),
    budget: 3_000,
  },
];
