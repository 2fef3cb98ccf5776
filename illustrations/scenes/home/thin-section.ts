import { variants } from "../../engine/picture.ts";
import { thinSection } from "../../objects/rock/thin-section.ts";

export const pictures = variants("thin-section-logs", thinSection, {
  narrow: { seed: 23, width: 560, height: 260, grains: 70, garnet: [236, 128], budget: 6_000 },
  wide: { seed: 19, width: 1500, height: 470, grains: 210, garnet: [1046, 232], budget: 14_000 },
});
