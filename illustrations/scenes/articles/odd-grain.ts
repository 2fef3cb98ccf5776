import { variants } from "../../engine/picture.ts";
import { thinSection } from "../../objects/rock/thin-section.ts";

/** One odd grain among many, for an article about a line in a log. */
export const pictures = variants("odd-grain", thinSection, {
  phone: { seed: 29, width: 350, height: 240, grains: 64, garnet: [206, 112], budget: 6_000 },
  wide: { seed: 31, width: 1232, height: 340, grains: 190, garnet: [792, 168], budget: 13_000 },
});
