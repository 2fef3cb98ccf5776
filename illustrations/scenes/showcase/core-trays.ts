import { variants } from "../../engine/picture.ts";
import { coreTray } from "../services/core-tray.ts";

/** A core lying above the columns of the catalogue. */
export const pictures = variants("catalogue-tray", coreTray, {
  /** For the catalogue in two columns. */
  phone: {
    width: 700,
    height: 88,
    radius: 36,
    x: 10,
    y: 38,
    pieces: [
      { interface: 76, delivery: 74 },
      { platform: 50, network: 46, bedrock: 48 },
    ],
    gap: 38,
    scale: 0.7,
    budget: 4_000,
  },
  /** For the catalogue in four columns, in a container of 1,248 pixels, with a piece of the core above each column. */
  wide: {
    width: 2600,
    height: 120,
    radius: 52,
    x: 14,
    y: 55,
    pieces: [{ interface: 264 }, { delivery: 264 }, { platform: 264 }, { network: 132, bedrock: 120 }],
    gap: 54.4,
    scale: 0.9,
    budget: 6_500,
  },
});
