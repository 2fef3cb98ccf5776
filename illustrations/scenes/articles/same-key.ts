import { widthOf, words } from "../../engine/lettering.ts";
import { at, circle, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { type Picture, picture } from "../../engine/picture.ts";

type Plan = {
  width: number;
  size: number;
  /** Between one message and the next. */
  step: number;
  /** How wide each of the two columns is. */
  column: number;
  /** What is said on the way: there, back, there, back. */
  said: readonly [string, string, string, string];
};

/** A message that is sent twice with one key: the answer to the first is lost on its way. */
function sameKey({ width, size, step, column, said }: Plan): string {
  const top = size * 2.2;
  const height = Math.round(top + step * 4 + 18);
  const [left, right] = [column + 2, width - column - 2];
  const messages = said.map((text, index) => {
    const y = top + step * (index + 0.8);
    const there = index % 2 === 0;
    const lost = index === 1;
    const arrow = there
      ? `M${left} ${y}H${right - 3}m-11-7l11 7-11 7`
      : `M${right} ${y}H${left + 3}m11-7l-11 7 11 7`;
    const way = lost
      ? path("accent-line", `M${right} ${y}H${left + (right - left) * 0.2}m-10-10l20 20m0-20l-20 20`)
      : path(there ? "line" : "green-line", arrow);
    return (
      way +
      circle("ink", there ? left : right, y, 4.5) +
      words(
        "mono",
        "ink",
        there ? left + size : right - size - widthOf("mono", size, text),
        y - size * 0.75,
        size,
        text,
      )
    );
  });
  return picture({
    width,
    height,
    body:
      words("text", "ink", 2, size * 1.2, size + 2, "Browser") +
      words("text", "ink", right, size * 1.2, size + 2, "Database") +
      rectangle(["interface", "edge"], 2, top, column, height - top - 2, 6) +
      rectangle(["delivery", "edge"], right, top, column, height - top - 2, 6) +
      messages.join("") +
      at(right + column / 2, top + step * 0.8, object("letter"), size / 28),
  });
}

export const pictures: readonly Picture[] = [
  {
    name: "same-key-phone",
    draw: () =>
      sameKey({
        width: 350,
        size: 13,
        step: 62,
        column: 76,
        said: ["key 7f3a: stored", "Thank You: lost", "key 7f3a: known", "Thank You"],
      }),
    budget: 3_000,
  },
  {
    name: "same-key-wide",
    draw: () =>
      sameKey({
        width: 820,
        size: 17,
        step: 74,
        column: 120,
        said: [
          "the enquiry, with key 7f3a: stored",
          "Thank You, but no one hears it",
          "the same enquiry, key 7f3a: known already",
          "Thank You",
        ],
      }),
    budget: 3_500,
  },
];
