import { words } from "../../engine/lettering.ts";
import { path, rectangle } from "../../engine/marks.ts";
import { type Picture, picture } from "../../engine/picture.ts";

type Plan = {
  width: number;
  size: number;
  row: number;
  /** Where time begins, and how long ten seconds are. */
  left: number;
  claim: number;
  /** What is said below. */
  said: readonly [dies: string, taken: string];
};

/** Two servers and one email, from left to right: the first dies, its claim ends, the second goes on. */
function tenSeconds({ width, size, row, left, claim, said }: Plan): string {
  const top = size * 2.4;
  const lane = (index: number) => top + index * (row + 18);
  const height = Math.round(lane(1) + row + size * 4.6);
  const dies = left + claim * 0.62;
  const taken = left + claim;
  const y = (index: number) => lane(index) + row / 2;
  const below = lane(1) + row + 14;
  return picture({
    width,
    height,
    body:
      words("mono", "ink", left, size * 1.2, size, "a claim: 10 seconds") +
      path("leader", `M${left} ${size * 1.7}v8m0-4H${taken}m0-4v8`) +
      ["server A", "server B"]
        .map((name, index) => words("text", "ink", 2, y(index) + size * 0.36, size + 1, name))
        .join("") +
      path("line-faint", `M${left} ${y(0)}H${width - 2}M${left} ${y(1)}H${width - 2}`, 1.5) +
      rectangle(["delivery", "edge"], left, lane(0), dies - left, row, 6) +
      path("accent-line", `M${dies - 11} ${y(0) - 11}l22 22m0-22l-22 22`) +
      path("line-faint", `M${dies} ${lane(0)}H${taken}V${lane(0) + row}H${dies}`, 1.5) +
      rectangle(["interface", "edge"], taken, lane(1), width - 2 - taken, row, 6) +
      path("green-line", `M${width - 46} ${y(1)}l9 10 18-22`) +
      path(
        "leader",
        `M${dies} ${y(0) + 16}V${below + size * 2.3}h8M${taken} ${lane(1) + row}V${below + size * 0.5}h8`,
      ) +
      words("mono", "ink", taken + 14, below + size * 0.85, size, said[1]) +
      words("mono", "ink", dies + 14, below + size * 2.65, size, said[0]),
  });
}

export const pictures: readonly Picture[] = [
  {
    name: "ten-seconds-phone",
    draw: () =>
      tenSeconds({
        width: 350,
        size: 13,
        row: 46,
        left: 78,
        claim: 136,
        said: ["A dies without a word", "B takes it on"],
      }),
    budget: 3_000,
  },
  {
    name: "ten-seconds-wide",
    draw: () =>
      tenSeconds({
        width: 820,
        size: 17,
        row: 60,
        left: 120,
        claim: 350,
        said: ["A dies in the middle of it, and tells no one", "the claim has ended: B takes it"],
      }),
    budget: 3_000,
  },
];
