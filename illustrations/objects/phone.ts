import { at, path, rectangle, words } from "../engine/marks.ts";

/** A phone with the SizeIt list on it, 104 by 204 pixels. */
export function phone(): string {
  const rows = [50, 83, 116].map(
    (y) =>
      rectangle("surface", 14, y, 76, 28, 6) +
      at(28, y + 15, path("object-thin", shirt), 0.85) +
      rectangle("ink", 44, y + 7, 30, 4, 2) +
      rectangle("mid", 44, y + 17, 38, 4, 2),
  );
  return (
    rectangle("object", 0, 0, 104, 204, 18) +
    rectangle("tint", 7, 7, 90, 190, 12) +
    rectangle("ink", 36, 12, 32, 7, 3.5) +
    words("screen-title", 15, 41, 12, "SizeIt") +
    rows.join("") +
    rectangle("green", 14, 156, 76, 24, 6) +
    rectangle("white", 34, 166, 36, 4, 2) +
    rectangle("ink", 38, 188, 28, 3, 1.5)
  );
}

const shirt = "M-5-8q5 4 10 0l8 4-3 7-4-1.5v10H-6v-10l-4 1.5-3-7z";
