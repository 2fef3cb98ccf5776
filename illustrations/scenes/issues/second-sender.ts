import { widthOf, words } from "../../engine/lettering.ts";
import { at, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import type { Picture } from "../../engine/picture.ts";
import { laptop } from "../../objects/machines/laptop.ts";
import { calendar, sheet } from "../../objects/post/papers.ts";
import { onGround } from "./ground.ts";

const list = { x: 824, y: 20, width: 272, height: 256 };
/** The senders from left to right. Their lines lead towards the DNS record in the same order, from top to bottom. */
const senders = [
  { x: 134, name: "office", thing: at(44, 240, laptop(), 0.94) },
  { x: 344, name: "invoices", thing: at(311, 238, object("payment-terminal"), 0.88) },
  { x: 532, name: "bookings", thing: at(532, 359, calendar("Bookings", 10), 0.82) },
  { x: 714, name: "news", thing: at(714, 359, sheet("News", 5), 0.58) },
].map((sender, index) => ({ ...sender, line: 112 + index * 34 }));

/** Four programs that send email from the same domain; the DNS record allows only the first of them. */
function secondSender(): string {
  return onGround({
    seed: 252,
    width: 1136,
    height: 420,
    surface: 358,
    things: () =>
      senders.map(({ x, line }, index) => way(x, line, index > 0)).join("") +
      senders.map(({ x, name, thing }) => thing + label(x, name)).join("") +
      [44, list.width - 58].map((x) => rectangle("object", list.x + x, 270, 14, 90)).join("") +
      rectangle("object", list.x, list.y, list.width, list.height, 6) +
      words("text", "ink", list.x + 28, list.y + 52, 34, "Your SPF line") +
      senders.map(({ name, line }, index) => row(name, line, index)).join(""),
  });
}

/** The line from a sender towards the DNS record. A `refused` line ends in a cross in front of the record. */
function way(x: number, line: number, refused: boolean): string {
  const end = list.x - 4;
  const route = (to: number) => `M${x} 350V${line + 16}q0-16 16-16H${to}`;
  if (!refused) return path("green-line", route(end), 4);
  return path("accent-line", `${route(end - 34)}m-9-9l18 18m0-18l-18 18`, 4);
}

/** A label in the ground, on a plain background that interrupts the hatching. */
export function label(x: number, name: string, y = 400): string {
  const wide = widthOf("mono", 32, name);
  return (
    rectangle("network", x - wide / 2 - 10, y - 32, wide + 20, 42, 10) +
    words("mono", "ink", x - wide / 2, y, 32, name)
  );
}

function row(name: string, line: number, index: number): string {
  const x = list.x + 28;
  if (index > 0) return path("line-faint", `M${x} ${line + 10}h${list.width - 56}`, 2);
  return (
    path("green-line", `M${x} ${line}l9 10 18-22`, 5) + words("mono", "ink", x + 42, line + 10, 34, name)
  );
}

export const pictures: readonly Picture[] = [
  { name: "issue-picture-second-sender-wide", draw: secondSender, budget: 5_000 },
];
