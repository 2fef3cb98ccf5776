import type { ReadingDirection } from "../reading-direction.ts";

export type TabOrientation = "horizontal" | "vertical";

/** The tab that a key leads to, or null when it means nothing to a row (or column) of tabs. */
export function tabAfter(
  key: string,
  current: number,
  count: number,
  orientation: TabOrientation,
  reading: ReadingDirection = "ltr",
): number | null {
  const [back, on] = orientation === "vertical" ? ["ArrowUp", "ArrowDown"] : sideways[reading];
  if (key === on) return (current + 1) % count;
  if (key === back) return (current - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

/** Back and on. */
const sideways = { ltr: ["ArrowLeft", "ArrowRight"], rtl: ["ArrowRight", "ArrowLeft"] } as const;
