import { path, rectangle } from "../../engine/marks.ts";

/** Six drawers for papers, in the colours of the layers: 380 by 150 pixels, its foot at the left on the origin. */
export function drawers(): string {
  const layers = ["interface", "delivery", "platform", "network", "interface", "delivery"] as const;
  const fronts = layers.map((layer, index) => {
    const [x, y] = [9 + (index % 3) * 123, -141 + Math.floor(index / 3) * 68];
    return (
      rectangle(layer, x, y, 116, 61, 3) +
      rectangle("object-thin", x + 36, y + 12, 44, 16, 2) +
      path("line-bold", `M${x + 46} ${y + 43}h24`)
    );
  });
  return (
    rectangle("object", 0, -150, 380, 150, 5) +
    fronts.join("") +
    path("line", "M0-75h380M128.5-150V0M251.5-150V0")
  );
}
