import { path } from "../../engine/marks.ts";

/** A boat with two sails, one in the accent: 20 pixels wide, afloat at the origin. */
export function sailingBoat(): string {
  return (
    path("object-thin", "M-10 0q10 5 20 0l-3 6H-7z") +
    path(["accent", "outline"], "M1-1v-19l9 15z") +
    path("object-thin", "M-2-1v-14l-6 11z")
  );
}
