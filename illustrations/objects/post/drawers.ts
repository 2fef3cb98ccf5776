import { path, rectangle } from "../../engine/marks.ts";

/** Six drawers for papers, in the colours of the layers: 380 by 150 pixels, its foot at the left on the origin. */
export function drawers(): string {
  const layers = ["interface", "delivery", "platform", "network", "interface", "delivery"] as const;
  const fronts = layers.map((layer, index) => {
    const [x, y] = [8 + (index % 3) * 124, -142 + Math.floor(index / 3) * 71];
    return (
      rectangle([layer, "outline"], x, y, 116, 63, 3) +
      rectangle("object-thin", x + 36, y + 13, 44, 16, 2) +
      path("line-bold", `M${x + 46} ${y + 45}h24`)
    );
  });
  return rectangle("object", 0, -150, 380, 150, 5) + fronts.join("");
}
