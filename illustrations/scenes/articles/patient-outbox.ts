import { hatch } from "../../engine/hatch.ts";
import { words } from "../../engine/lettering.ts";
import { circle, clipped, path, rectangle } from "../../engine/marks.ts";
import { picture, variants } from "../../engine/picture.ts";
import type { Stratum } from "../../engine/strata.ts";

type Plan = {
  width: number;
  size: number;
  /** Thickness of the timeline's bar. */
  bar: number;
  /** The stages of the email's wait, each with the x where it starts, its layer and its label. */
  parts: readonly (readonly [x: number, stratum: Stratum, text: string])[];
};

/** A timeline of an email that no mail server accepts: what happens to it, and when. */
function patientOutbox({ width, size, bar, parts }: Plan): string {
  const row = size * 2.1;
  const height = Math.round(bar + 20 + row * parts.length + 4);
  const pieces = parts.map(([x, stratum, text], index) => {
    const end = parts[index + 1]?.[0] ?? width - 2;
    const y = bar + 14 + row * (parts.length - index);
    const signs = { top: () => 2, bottom: () => bar, from: x, to: end, seed: 91 + index, scale: bar / 60 };
    return (
      rectangle([stratum, "edge"], x, 2, end - x, bar) +
      clipped(stratum, `M${x} 2H${end}v${bar}H${x}z`, hatch(stratum, signs)) +
      path("leader", `M${x + 10} ${bar / 2}V${y}h${size}`) +
      circle("leader-end", x + 10, bar / 2, 5) +
      words("mono", "ink", x + 16 + size, y + size * 0.35, size, text)
    );
  });
  return picture({ width, height, body: pieces.join("") });
}

export const pictures = variants("patient-outbox", patientOutbox, {
  phone: {
    width: 350,
    size: 13,
    bar: 64,
    parts: [
      [2, "interface", "it waits, and is tried again"],
      [92, "delivery", "15 min: an error in the log"],
      [176, "platform", "5 days: set aside"],
    ],
    budget: 3_500,
  },
  wide: {
    width: 820,
    size: 17,
    bar: 96,
    parts: [
      [2, "interface", "the email waits, and is tried again and again"],
      [212, "delivery", "15 minutes: an error in the log, then one an hour"],
      [456, "platform", "5 days: set aside, not deleted"],
    ],
    budget: 4_500,
  },
});
