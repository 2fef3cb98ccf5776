import { rectangle } from "../../engine/marks.ts";
import { picture } from "../../engine/picture.ts";
import { section } from "../../objects/rock/section.ts";

/** The height of a layer: that of a button beside it (44 pixels) plus the gap between two buttons (12.8 pixels). */
const layer = 56.8;
const [width, height] = [240, 284];

/** Five layers of equal height, like a column cut out of the ground. */
export function layerColumn(): string {
  const { body } = section({
    seed: 41,
    to: width + 20,
    top: -8,
    layers: { interface: layer + 8, delivery: layer, platform: layer, network: layer, bedrock: layer + 8 },
    amplitude: 4,
    wavelength: 220,
  });
  return picture({
    width,
    height,
    body:
      `<clipPath id="column"><rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="14"/></clipPath>` +
      `<g clip-path="url(#column)">${body}</g>` +
      rectangle(["outline", "hollow"], 1, 1, width - 2, height - 2, 14),
  });
}
