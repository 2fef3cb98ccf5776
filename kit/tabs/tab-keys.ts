import type { ReadingDirection } from "../reading-direction.ts";

export type TabOrientation = "horizontal" | "vertical";

/** Returns the index of the tab that a key leads to, or null if the key has no function in this orientation. */
export function tabAfter(
  key: string,
  current: number,
  count: number,
  orientation: TabOrientation,
  reading: ReadingDirection,
): number | null {
  const [back, on] = orientation === "vertical" ? ["ArrowUp", "ArrowDown"] : sideways[reading];
  if (key === on) return (current + 1) % count;
  if (key === back) return (current - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

/** The keys for the previous and the next tab of a horizontal list, by reading direction. */
const sideways = { ltr: ["ArrowLeft", "ArrowRight"], rtl: ["ArrowRight", "ArrowLeft"] } as const;
