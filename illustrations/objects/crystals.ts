import { path } from "../engine/marks.ts";

/** Three crystals standing in bedrock, 88 by 62 pixels, their foot at y = 0. */
export function crystals(): string {
  return (
    path("crystal", "M0 0l14-40 14 10 6 34zm26-4l20-58 18 14 4 50-18 12zm34 12l16-30 12 8 2 26z") +
    path("crystal-edge", "M14-40l4 44m28-66l4 66m26-26v32")
  );
}
