import { circle, path, rectangle } from "../../engine/marks.ts";

/** A window in the back wall: `panes` panes of 46 by 92 pixels side by side, its sill 66 pixels above the floor. */
export function windows(panes: number): string {
  const width = panes * 46;
  const bars = Array.from({ length: panes - 1 }, (_, pane) => `M${(pane + 1) * 46}-158v92`).join("");
  return (
    rectangle("object", 0, -158, width, 92, 2) +
    path("line-thin", `${bars}M0-112h${width}`) +
    rectangle("object-thin", -6, -66, width + 12, 6, 1)
  );
}

/** A pendant lamp whose shade hangs `drop` pixels below the ceiling; its light reaches the floor. */
export function pendant(drop: number): string {
  return (
    path("line", `M0-${drop}V0`) +
    path("shine", "M-12 12h24l16 188h-56z") +
    path("object", "M-17 14q3-18 17-18t17 18z")
  );
}

/** A table for six, by default 230 pixels wide. */
export function longTable(width = 230): string {
  return (
    path("line-bold", `M18 0l6-58M${width - 18} 0l-6-58`) +
    rectangle("object", 0, -66, width, 9, 2) +
    path("line-thin", `M34-57h${width - 68}`)
  );
}

/** A pergola `width` pixels wide, with a string of lights. */
export function pergola(width: number): string {
  let slats = "";
  for (let x = 4; x < width; x += 18) slats += `M${x}-150v-12`;
  const half = width / 2;
  const string = `M0-144Q${half / 2}-112 ${half}-144Q${half * 1.5}-112 ${width}-144`;
  // How far the string of lights sags below its ends, at a fraction of its span.
  const sag = (share: number) => 64 * share * (1 - share);
  return (
    path("line-bold", `M10 0v-146M${width - 10} 0v-146`) +
    path("line", slats) +
    rectangle("object", -12, -150, width + 24, 9, 2) +
    path("line-thin", string) +
    [0, half]
      .flatMap((from) =>
        [0.22, 0.5, 0.78].map((share) =>
          circle(["platform", "outline"], from + half * share, -140 + sag(share), 5),
        ),
      )
      .join("")
  );
}
