import { hatch } from "../../engine/hatch.ts";
import { words } from "../../engine/lettering.ts";
import { circle, path, rectangle } from "../../engine/marks.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import type { Stratum } from "../../engine/strata.ts";

type Plan = {
  width: number;
  size: number;
  /** Thickness of the time bar. */
  bar: number;
  /** The parts of the wait, each with its start and its label. */
  parts: readonly (readonly [x: number, stratum: Stratum, text: string])[];
};

/** A timeline of an email that no mail server accepts: who is informed, and when. */
function patientOutbox({ width, size, bar, parts }: Plan): string {
  const row = size * 2.1;
  const height = Math.round(bar + 20 + row * parts.length + 4);
  const endOf = (index: number) => parts[index + 1]?.[0] ?? width - 2;
  const pieces = parts.map(([x, stratum, text], index) => {
    const end = endOf(index);
    const y = bar + 14 + row * (parts.length - index);
    const signs = { top: () => 2, bottom: () => bar, from: x, to: end, seed: 91 + index, scale: bar / 60 };
    return (
      rectangle([stratum, "edge"], x, 2, end - x, bar) +
      `<g clip-path="url(#${stratum})">${hatch(stratum, signs)}</g>` +
      path("leader", `M${x + 10} ${bar / 2}V${y}h${size}`) +
      circle("leader-end", x + 10, bar / 2, 5) +
      words("mono", "ink", x + 16 + size, y + size * 0.35, size, text)
    );
  });
  return picture({
    width,
    height,
    definitions: parts
      .map(
        ([x, stratum], index) =>
          `<clipPath id="${stratum}"><path d="M${x} 2H${endOf(index)}v${bar}H${x}z"/></clipPath>`,
      )
      .join(""),
    body: pieces.join(""),
  });
}

export const pictures: readonly Picture[] = [
  {
    name: "patient-outbox-phone",
    draw: () =>
      patientOutbox({
        width: 350,
        size: 13,
        bar: 64,
        parts: [
          [2, "interface", "it waits, and is tried again"],
          [92, "delivery", "15 min: an error in the log"],
          [176, "platform", "5 days: set aside"],
        ],
      }),
    budget: 3_500,
  },
  {
    name: "patient-outbox-wide",
    draw: () =>
      patientOutbox({
        width: 820,
        size: 17,
        bar: 96,
        parts: [
          [2, "interface", "the email waits, and is tried again and again"],
          [212, "delivery", "15 minutes: an error in the log, then one an hour"],
          [456, "platform", "5 days: set aside, not deleted"],
        ],
      }),
    budget: 4_500,
  },
];
