import { words } from "../../engine/lettering.ts";
import { path, rectangle } from "../../engine/marks.ts";
import { type Picture, picture } from "../../engine/picture.ts";

type Plan = {
  width: number;
  size: number;
  row: number;
  /** How wide each state of the database is, and how far it is to the next. */
  column: number;
  gap: number;
  /** What each is called, in two lines. */
  states: readonly (readonly [string, string])[];
};

const people = ["Mia", "Jo", "Nan"];
/** The states in which Jo is gone. */
const without = [1, 3];

/** Four states of one table, from left to right: with Jo, without her, with her again, and without. */
function erasedAgain({ width, size, row, column, gap, states }: Plan): string {
  const top = size * 3.4;
  const height = Math.round(top + row * people.length + 4);
  const tables = states.map((lines, index) => {
    const x = 2 + index * (column + gap);
    const y = top + row * 1.5;
    const arrow =
      index < states.length - 1 ? path("line", `M${x + column + 7} ${y}h${gap - 14}m-8-6l8 6-8 6`) : "";
    return (
      lines.map((line, place) => words("mono", "ink", x, size * (1.2 + place * 1.35), size, line)).join("") +
      people
        .map((name, place) => person(name, place === 1 && without.includes(index), x, top + row * place))
        .join("") +
      arrow
    );
  });
  return picture({ width, height, body: tables.join("") });

  function person(name: string, gone: boolean, x: number, y: number): string {
    if (gone)
      return (
        rectangle(["surface", "edge"], x, y, column, row) +
        path("accent-line", `M${x + column / 2 - 10} ${y + row / 2 - 10}l20 20m0-20l-20 20`)
      );
    return (
      rectangle([name === "Jo" ? "platform" : "interface", "edge"], x, y, column, row) +
      words("text", "ink", x + size * 0.8, y + row / 2 + size * 0.36, size + 2, name)
    );
  }
}

export const pictures: readonly Picture[] = [
  {
    name: "erased-again-phone",
    draw: () =>
      erasedAgain({
        width: 350,
        size: 12,
        row: 42,
        column: 66,
        gap: 27,
        states: [
          ["the", "backup"],
          ["Jo is", "erased"],
          ["it is", "restored"],
          ["erased", "again"],
        ],
      }),
    budget: 3_000,
  },
  {
    name: "erased-again-wide",
    draw: () =>
      erasedAgain({
        width: 820,
        size: 16,
        row: 52,
        column: 156,
        gap: 64,
        states: [
          ["the backup", "has all three"],
          ["Jo is erased", "the next day"],
          ["the backup", "is restored"],
          ["at the start:", "erased again"],
        ],
      }),
    budget: 3_000,
  },
];
