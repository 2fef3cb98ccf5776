import { words } from "../../engine/lettering.ts";
import { path, rectangle } from "../../engine/marks.ts";

/** A till terminal with its receipt, 74 by 138 pixels. */
export function paymentTerminal(): string {
  const keys = Array.from({ length: 12 }, (_, index) =>
    rectangle(
      index === 11 ? "green" : "tint",
      11 + (index % 3) * 19,
      54 + Math.floor(index / 3) * 14,
      14,
      9,
      2,
    ),
  );
  return (
    rectangle("object", 8, 110, 58, 28) +
    path("line-thin", "M18 128h38") +
    rectangle("object", 0, 0, 74, 120, 6) +
    rectangle("screen", 8, 9, 58, 36, 3) +
    words("text", "screen-text", 14, 22, 9, "Tap to pay") +
    words("mono", "screen-amount", 14, 38.5, 12.5, "$24.50") +
    keys.join("")
  );
}
