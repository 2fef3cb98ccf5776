import { variants } from "../../engine/picture.ts";
import type { Stratum } from "../../engine/strata.ts";
import { type CoreTrayPlan, coreTray } from "../services/core-tray.ts";

type Plan = Omit<CoreTrayPlan, "pieces" | "leaders" | "labels" | "gap"> & {
  /** Pixels per second, and the shortest wait, in seconds, that gets a label. */
  second: number;
  named: number;
};

const beds: readonly Stratum[] = ["interface", "delivery", "platform", "network"];
const longest = 300;

/** A timeline of the retries for a mail server that is down. Each wait is double the previous one, up to 300 s. */
function waitingCore({ second, named, ...plan }: Plan): string {
  const waits: number[] = [];
  const starts: number[] = [];
  for (let start = plan.x; start < plan.width; start += (waits.at(-1) ?? 0) * second) {
    starts.push(start);
    waits.push(Math.min(longest, 2 ** waits.length));
  }
  return coreTray({
    ...plan,
    gap: 0,
    pieces: [waits.map((wait, index) => [beds[index % beds.length] ?? "interface", wait * second])],
    leaders: starts,
    labels: waits.flatMap((wait, index) =>
      wait < named ? [] : [{ x: (starts[index] ?? 0) + (wait * second) / 2, text: `${wait} s` }],
    ),
  });
}

export const pictures = variants("waiting-core", waitingCore, {
  phone: {
    width: 700,
    height: 176,
    radius: 56,
    x: 24,
    y: 100,
    scale: 0.8,
    second: 2.6,
    named: 16,
    budget: 7_500,
  },
  wide: {
    width: 2600,
    height: 300,
    radius: 104,
    x: 44,
    y: 164,
    scale: 1.2,
    second: 4.4,
    named: 8,
    budget: 13_000,
  },
});
