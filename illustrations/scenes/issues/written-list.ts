import { words } from "../../engine/lettering.ts";
import { at, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { variants } from "../../engine/picture.ts";
import { onGround } from "./ground.ts";

const programs = ["office", "invoices", "bookings", "scanner", "alarm", "website"];

type Plan = {
  seed: number;
  width: number;
  paper: { x: number; width: number; column: number };
  pencil?: number;
  cup: { x: number; scale: number };
};

/** A list on paper and a cup of tea, with a pencil between them if it fits. */
function writtenList({ seed, width, paper, pencil, cup }: Plan): string {
  return onGround({
    seed,
    width,
    height: 400,
    surface: 338,
    things: (surface) =>
      rectangle("object", paper.x, 44, paper.width, 296, 6) +
      words("text", "ink", paper.x + 32, 104, 40, "Who sends as us?") +
      programs.map((name, index) => program(name, index, paper.x + 32, paper.column)).join("") +
      (pencil ? at(pencil, surface(pencil), object("pencil"), 1.4, 8) : "") +
      at(cup.x, surface(cup.x), object("cup"), cup.scale),
  });
}

/** A row of the list: a program's name. The first four are ticked, because the DNS record already contains them. */
function program(name: string, index: number, left: number, column: number): string {
  const [x, y] = [left + Math.floor(index / 3) * column, 172 + (index % 3) * 56];
  return (
    rectangle("object", x, y - 24, 28, 28, 4) +
    (index < 4 ? path("green-line", `M${x + 5} ${y - 11}l8 9 16-22`, 5) : "") +
    words("mono", "ink", x + 44, y, 32, name)
  );
}

export const pictures = variants("issue-picture-written-list", writtenList, {
  phone: {
    seed: 255,
    width: 720,
    paper: { x: 24, width: 478, column: 222 },
    cup: { x: 616, scale: 1 },
    budget: 4_000,
  },
  wide: {
    seed: 253,
    width: 1136,
    paper: { x: 56, width: 560, column: 262 },
    pencil: 676,
    cup: { x: 900, scale: 1.5 },
    budget: 4_000,
  },
});
