import { words } from "../../engine/lettering.ts";
import { at, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import type { Picture } from "../../engine/picture.ts";
import { onGround } from "./ground.ts";

const programs = ["office", "invoices", "bookings", "scanner", "alarm", "website"];

/** For phones, without the pencil. */
function writtenListPhone(): string {
  return onGround({
    seed: 255,
    width: 720,
    height: 400,
    surface: 338,
    things: (surface) => paper(24, 478, 222) + at(616, surface(616), object("cup")),
  });
}

function paper(x: number, width: number, column: number): string {
  return (
    rectangle("object", x, 44, width, 296, 6) +
    words("text", "ink", x + 32, 104, 40, "Who sends as us?") +
    programs.map((name, index) => program(name, index, x + 32, column)).join("")
  );
}

/** A list on paper, a cup of tea, and a pencil between them. */
function writtenList(): string {
  return onGround({
    seed: 253,
    height: 400,
    surface: 338,
    things: (surface) =>
      paper(56, 560, 262) +
      at(676, surface(676), object("pencil"), 1.4, 8) +
      at(900, surface(900), object("cup"), 1.5),
  });
}

/** The first four are in the record already. */
function program(name: string, index: number, left: number, column: number): string {
  const [x, y] = [left + Math.floor(index / 3) * column, 172 + (index % 3) * 56];
  return (
    rectangle("object", x, y - 24, 28, 28, 4) +
    (index < 4 ? path("green-line", `M${x + 5} ${y - 11}l8 9 16-22`, 5) : "") +
    words("mono", "ink", x + 44, y, 32, name)
  );
}

export const pictures: readonly Picture[] = [
  { name: "issue-picture-written-list", draw: writtenList, budget: 4_000 },
  { name: "issue-picture-written-list-phone", draw: writtenListPhone, budget: 4_000 },
];
