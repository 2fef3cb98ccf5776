import { path } from "../../engine/marks.ts";

/** A palm tree, 32 pixels high, its foot at the origin. */
export function palm(): string {
  return (
    path("trunk", "M0 0q4-11-1-22") +
    path(
      "fir",
      "M-1-22q-10-4-14 5 6-5 13-4-6 4-5 12 5-8 7-10 5 2 8 10 1-9-6-12 6-2 12 3-3-10-13-6 3-5 8-7-7-2-10 5-5-4-10-3 6 2 10 7z",
    )
  );
}
