import { circle, path, rectangle } from "../../engine/marks.ts";

/** What stands in the rooms of a building: feet at y = 0, seen from the front. */

/** A window in the back wall, `panes` side by side, each 46 by 92 pixels, its sill 66 pixels above the floor. */
export function windows(panes: number): string {
  const width = panes * 46;
  const bars = Array.from({ length: panes - 1 }, (_, pane) => `M${(pane + 1) * 46}-158v92`).join("");
  return (
    rectangle("object", 0, -158, width, 92, 2) +
    path("line-thin", `${bars}M0-112h${width}`) +
    rectangle("object-thin", -6, -66, width + 12, 6, 1)
  );
}

/** A lamp that hangs from a ceiling `drop` pixels above its shade; its light falls to the floor. */
export function pendant(drop: number): string {
  return (
    path("line", `M0-${drop}V0`) +
    path("shine", "M-12 12h24l16 188h-56z") +
    path("object", "M-17 14q3-18 17-18t17 18z")
  );
}

/** Shelves of books, 76 pixels wide. */
export function bookcase(): string {
  const books = [
    "M8-108v-26h9v26m3 0v-30h7v30m4 0v-22h8v22m2 0l8-25 7 3-7 22",
    "M8-72v-24h12v24m2 0v-29h7v29m3 0v-20h9v20m12 0v-28h8v28",
    "M8-36v-28h8v28m3 0v-23h10v23m16 0v-27h9v27m3 0v-20h8v20",
  ];
  return (
    rectangle("object", 0, -146, 76, 146, 2) +
    path("line", "M0-108h76M0-72h76M0-36h76") +
    path("line-thin", books.join("")) +
    rectangle("green", 30, -32, 12, 32)
  );
}

/** A tree in a pot, 40 pixels wide. */
export function pottedTree(): string {
  return (
    path("line", "M0-30v-40") +
    path("tree", "M0-112c14-2 24 8 22 20 8 12-6 26-22 26s-30-14-22-26c-2-12 8-22 22-20z") +
    path("object", "M-15-34h30l-4 34h-22z")
  );
}

/** A box of glass to shout in, 92 pixels wide: its front, behind which somebody may stand. */
export function phoneBox(): string {
  return (
    path("shine", "M0-164h92V0H0z") +
    path(["hollow", "outline"], "M0-164h92V0H0z", 2.4) +
    rectangle("object", -5, -174, 102, 12, 3) +
    path("line-thin", "M14-20l24-110M22-20l14-62") +
    rectangle("green", 78, -84, 6, 18, 3)
  );
}

/** A table for six, 230 pixels wide. */
export function longTable(width = 230): string {
  return (
    path("line-bold", `M18 0l6-58M${width - 18} 0l-6-58`) +
    rectangle("object", 0, -66, width, 9, 2) +
    path("line-thin", `M34-57h${width - 68}`)
  );
}

/** An open laptop from its side, 34 pixels wide, its foot at the origin; the screen looks to the right. */
export const slimLaptop = path("line-bold", "M0 0h28M0 0l-9-24");

export const mug = path("object-thin", "M-6-13h12V0H-6zM6-10q6 0 0 7");

/** A stool without a back, its seat 46 pixels high. */
export const stool =
  path("line", "M-8 0l3-40M8 0l-3-40M-7-14h14") + rectangle("object-thin", -14, -46, 28, 7, 3);

/** A chart on a screen on the wall, 130 by 84 pixels. */
export const wallScreen =
  rectangle("object", 0, 0, 130, 84, 5) +
  rectangle("screen", 7, 7, 116, 70, 2) +
  path("accent-line", "M18 62l22-14 20 6 24-26 26-10") +
  path("screen-line", "M16 68h98M16 18h38m-38 9h24");

/** A board full of notes, 130 by 84 pixels. */
export const pinboard =
  rectangle("object", 0, 0, 130, 84, 3) +
  rectangle("tint", 5, 5, 120, 74) +
  [12, 44, 84].map((x, index) => rectangle("object-thin", x, 14 + index * 5, 24, 24)).join("") +
  rectangle("green", 22, 50, 26, 20) +
  rectangle("object-thin", 66, 50, 40, 20) +
  circle("accent", 24, 17, 3) +
  circle("accent", 96, 27, 3);

/** A counter with a coffee machine and cups, 210 pixels wide. */
export const coffeeCounter =
  rectangle("object", 0, -78, 210, 78, 2) +
  rectangle("object", -8, -88, 226, 11, 2) +
  path("line-thin", "M70-78V0M140-78V0M84-60h8m56 0h8M14-60h8") +
  rectangle("object", 18, -140, 78, 52, 6) +
  rectangle("screen", 28, -128, 58, 14, 2) +
  path("line", "M40-114v8m32-8v8") +
  path("object-thin", "M34-101h13v13H34zM66-101h13v13H66z") +
  rectangle("green", 24, -147, 66, 7, 2) +
  path("object-thin", "M128-106h18v18h-18zM130-124h14v18h-14zM160-106h18v18h-18z");

/** A bicycle, 108 pixels long, its wheels on y = 0; like the shower it is for dark walls. */
export const bicycle =
  circle("screen-line", 24, -24, 23) +
  circle("screen-line", 86, -24, 23) +
  path("accent-line", "M24-24l18-34h34l-26 34H24l18-34m34 0l10 34M50-24L40-62") +
  path("screen-line", "M33-64h14M74-66q-2-8 10-6", 3) +
  circle("paper", 50, -24, 4);

/** A shower behind half a wall, 84 pixels wide. */
export const shower =
  path("screen-line", "M18 0v-158q0-14 26-14v12") +
  path("object-thin", "M32-160h24l4 10H28z") +
  path("screen-line", "M34-142l-3 12m12-12v14m10-14l3 12M30-118l-3 12m16-14v14m13-14l3 12") +
  rectangle("object", -4, -74, 92, 74, 2) +
  path("line-thin", "M-4-50h92M-4-25h92M22-74v24M58-74v24M8-50v25M40-50v25M72-50v25M22-25V0M58-25V0") +
  path("green", "M58-96h22v44H58z");

/** A wooden tank on legs, 150 pixels wide and 300 tall, as old roofs have them. */
export const waterTank =
  path("line-bold", "M22 0l10-150M128 0l-10-150M26-64h98M22 0l98-70M128 0L30-70") +
  rectangle("object", 14, -160, 122, 12, 2) +
  rectangle("object", 22, -262, 106, 102, 3) +
  path("line-thin", "M42-262v102m18-102v102m18-102v102m18-102v102m16-102v102") +
  path("line", "M22-236h106M22-186h106") +
  path("green", "M14-262h122l-61-44z") +
  path(["hollow", "outline"], "M14-262h122l-61-44z");

/** Two posts and a roof of slats with lamps on a string, `width` pixels wide. */
export function pergola(width: number): string {
  let slats = "";
  for (let x = 4; x < width; x += 18) slats += `M${x}-150v-12`;
  const half = width / 2;
  const string = `M0-144Q${half / 2}-112 ${half}-144Q${half * 1.5}-112 ${width}-144`;
  // How far the string sags below its ends.
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
