import { hatch } from "../../engine/hatch.ts";
import { words } from "../../engine/lettering.ts";
import { at, circle, path, rectangle } from "../../engine/marks.ts";
import type { Stratum } from "../../engine/strata.ts";

type Notebook = { stratum: Stratum; x: number; lean: number; height: number; name: string; seed: number };

/** Three notebooks hatched like layers, 456 by 236 pixels, base at y = 0. The last leans on the others and a pencil. */
export function fieldNotebooks(): string {
  return notebooks.map(notebook).join("") + pencilEnd(434);
}

const notebooks: readonly Notebook[] = [
  { stratum: "interface", x: 12, lean: 0, height: 228, name: "Developers", seed: 71 },
  { stratum: "platform", x: 158, lean: 0, height: 206, name: "Engineers", seed: 72 },
  { stratum: "network", x: 304, lean: -5, height: 188, name: "Administrators", seed: 73 },
];

/** The end of a hexagonal pencil that points at the viewer, with its lead. */
function pencilEnd(x: number): string {
  return path("object", `M${x - 3} 0l-4-6 4-6h7l4 6-4 6z`) + circle("accent", x + 0.5, -6, 2);
}

/** A notebook tilted by `lean` degrees about its lower left corner. */
function notebook({ stratum, x, lean, height, name, seed }: Notebook): string {
  const width = 140;
  const cover = hatch(stratum, {
    top: () => 8 - height,
    bottom: () => -6,
    from: 30,
    to: width - 12,
    seed,
    scale: 0.9,
  });
  const rings = Array.from(
    { length: Math.floor((height - 30) / 15) },
    (_, ring) => `M-5 ${22 - height + ring * 15}h15`,
  );
  const body =
    rectangle("object", 6, 3 - height, width, height - 6, 5) +
    path("line-thin", `M${width + 2} ${12 - height}v${height - 24}`) +
    rectangle([stratum, "outline"], 0, -height, width - 4, height, 7) +
    cover +
    path("line", `M20 ${-height}v${height}`) +
    rectangle("object", 28, 30 - height, 86, 46, 3) +
    words("text", "ink", 34, 48 - height, 11, name) +
    path("line-thin", `M34 ${57 - height}h72m-72 10h48`) +
    path("line-bold", rings.join("")) +
    path(stratum === "platform" ? "accent-line" : "line", `M${width - 18} ${-height}v${height}`);
  return at(x, -1, body, 1, lean);
}
