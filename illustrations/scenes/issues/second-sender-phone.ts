import { words } from "../../engine/lettering.ts";
import { at, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import type { Picture } from "../../engine/picture.ts";
import { laptop } from "../../objects/machines/laptop.ts";
import { calendar, sheet } from "../../objects/post/papers.ts";
import { onGround } from "./ground.ts";
import { label } from "./second-sender.ts";

const board = { x: 40, y: 24, width: 640, height: 152 };
const surface = 458;
const senders = [
  { x: 106, name: "office", top: 352, thing: at(18, 348, laptop(), 0.9) },
  { x: 288, name: "invoices", top: 340, thing: at(253, 336, object("payment-terminal"), 0.9) },
  { x: 462, name: "bookings", top: 336, thing: at(462, surface + 1, calendar("Bookings", 10), 0.82) },
  { x: 634, name: "news", top: 344, thing: at(634, surface + 1, sheet("News", 5), 0.6) },
];

/** Like the wide picture, but with the DNS record above the four programs. */
function secondSenderPhone(): string {
  return onGround({
    seed: 254,
    width: 720,
    height: 520,
    surface,
    things: () =>
      senders.map(({ x, top }, index) => way(x, top, index > 0)).join("") +
      senders.map(({ x, name, thing }) => thing + label(x, name, surface + 44)).join("") +
      rectangle("object", board.x, board.y, board.width, board.height, 6) +
      words("text", "ink", 72, 76, 38, "Your SPF line") +
      path("green-line", "M74 126l10 11 20-24", 5) +
      words("mono", "ink", 120, 138, 36, "office") +
      path("line-faint", "M272 138h90m54 0h92m72 0h80", 2),
  });
}

function way(x: number, top: number, refused: boolean): string {
  const edge = board.y + board.height;
  if (!refused) return path("green-line", `M${x} ${top}V${edge}`, 4);
  return path("accent-line", `M${x} ${top}V${edge + 44}m-10-10l20 20m0-20l-20 20`, 4);
}

export const pictures: readonly Picture[] = [
  { name: "issue-picture-second-sender-phone", draw: secondSenderPhone, budget: 5_000 },
];
