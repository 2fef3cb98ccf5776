import { words } from "../../engine/lettering.ts";
import { circle, path, rectangle } from "../../engine/marks.ts";
import type { Mark } from "../../engine/palette.ts";
import { type Picture, picture } from "../../engine/picture.ts";

type Plan = {
  width: number;
  size: number;
  row: number;
  /** How wide each of the two lists is. */
  list: number;
  policy: readonly string[];
  columns: readonly string[];
  /** What is said of the last column, which the policy does not name. */
  unnamed: string;
};

const layers: readonly Mark[] = ["interface", "delivery", "platform", "network"];

/** The policy's list beside the database's columns: each leads to the other, until there is one that nobody named. */
function namedColumns({ width, size, row, list, policy, columns, unnamed }: Plan): string {
  const top = Math.round(size * 2.4);
  const right = width - list - 2;
  const place = (index: number) => top + index * (row + 8);
  const cell = (mark: Mark, x: number, index: number, text: string) =>
    rectangle([mark, "edge"], x, place(index), list, row, 6) +
    words("mono", "ink", x + size * 0.8, place(index) + row / 2 + size * 0.35, size, text);
  const pairs = policy.map((text, index) => {
    const y = place(index) + row / 2;
    return (
      path("line", `M${list + 2} ${y}H${right}`) +
      circle("ink", list + 2, y, 4) +
      circle("ink", right, y, 4) +
      cell(layers[index % layers.length] ?? "interface", 2, index, text) +
      cell(layers[index % layers.length] ?? "interface", right, index, columns[index] ?? "")
    );
  });
  const last = policy.length;
  const y = place(last) + row / 2;
  const gap = list + 2 + (right - list) * 0.35;
  return picture({
    width,
    height: place(last) + row + 4,
    body:
      words("text", "ink", 2, size * 1.3, size + 2, "The policy") +
      words("text", "ink", right, size * 1.3, size + 2, "The database") +
      pairs.join("") +
      cell("surface", right, last, columns[last] ?? "") +
      path("accent-line", `M${right} ${y}H${gap}m-9-9l18 18m0-18l-18 18`) +
      words("mono", "ink", 2, y + size * 0.35, size, unnamed),
  });
}

export const pictures: readonly Picture[] = [
  {
    name: "named-columns-phone",
    draw: () =>
      namedColumns({
        width: 350,
        size: 13,
        row: 42,
        list: 138,
        policy: ["your name", "your message", "consent", "fingerprint"],
        columns: ["name", "message", "wording", "client", "phone"],
        unnamed: "the test fails",
      }),
    budget: 4_000,
  },
  {
    name: "named-columns-wide",
    draw: () =>
      namedColumns({
        width: 1232,
        size: 18,
        row: 52,
        list: 430,
        policy: [
          "your name",
          "your message",
          "the wording you agreed to",
          "a fingerprint of your network address",
        ],
        columns: [
          "enquiries.name",
          "enquiries.message",
          "subscriptions.consent_wording",
          "subscriptions.client",
          "enquiries.phone",
        ],
        unnamed: "no one named it: the test fails",
      }),
    budget: 4_000,
  },
];
