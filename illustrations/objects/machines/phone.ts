import { words } from "../../engine/lettering.ts";
import { at, path, rectangle } from "../../engine/marks.ts";

/** A phone with the SizeIt list on it, 104 by 204 pixels. */
export function phone(): string {
  return (
    rectangle("object", 0, 0, 104, 204, 18) +
    rectangle("tint", 7, 7, 90, 190, 12) +
    rectangle("ink", 36, 12, 32, 7, 3.5) +
    words("text", "ink", 14, 42, 13, "SizeIt") +
    family.map(({ name, size }, index) => row(50 + index * 33, name, size)).join("") +
    rectangle("green", 14, 156, 76, 24, 6) +
    words("text", "white", 27.5, 171.4, 9.5, "Add a size") +
    rectangle("ink", 38, 188, 28, 3, 1.5)
  );
}

/** Who wears what, in Australian and in European sizes. */
const family = [
  { name: "Mia", size: "AU 6 = EU 116" },
  { name: "Jo", size: "AU 10 = EU 38" },
  { name: "Nan", size: "AU 14 = EU 42" },
];

function row(y: number, name: string, size: string): string {
  return (
    rectangle("surface", 14, y, 76, 28, 6) +
    at(28, y + 15, path("object-thin", shirt), 0.85) +
    words("text", "ink", 43, y + 12.5, 9, name) +
    words("text", "ink", 43, y + 22, 6.2, size)
  );
}

const shirt = "M-5-8q5 4 10 0l8 4-3 7-4-1.5v10H-6v-10l-4 1.5-3-7z";
