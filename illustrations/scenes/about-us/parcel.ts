import { path } from "../../engine/marks.ts";

/** A package of a change in an oblique view: 40 by 40 pixels above the origin. A ready one is green. */
export function parcel(ready = false): string {
  return (
    path("object-thin", "M-20-29L0-38l20 9v20L0 0l-20-9z") +
    (ready ? path("green", "M-20-29L0-20V0l-20-9z") : "") +
    path("line-thin", "M-20-29l20 9 20-9M0-20V0M-10-33.5l20 9v8")
  );
}
