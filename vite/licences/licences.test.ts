// R-RELEASE-8
import { expect, test } from "vitest";
import { licencesText } from "./licences.ts";

test("each package is listed once with its licence, and a text that several share is printed once", () => {
  const text = licencesText("The Font Licence", [
    { name: "b", version: "1.0.0", identifier: "MIT", text: "MIT License\r\n\r\nDo as you like." },
    { name: "a", version: "2.0.0", identifier: "MIT", text: "MIT License\n\nDo as you like.\n" },
    { name: "b", version: "1.0.0", identifier: "MIT", text: "MIT License\r\n\r\nDo as you like." },
    { name: "c", version: "3.0.0" },
    { name: "d", version: "4.0.0", identifier: "(MIT OR ISC)" },
  ]);
  const [, ...parts] = text.trimEnd().split(/\n\n={80}\n\n/);
  expect(parts).toEqual([
    "Fonts\n\nThe Font Licence",
    "a 2.0.0 (MIT)\nb 1.0.0 (MIT)\n\nMIT License\n\nDo as you like.",
    "c 3.0.0 (no licence stated)\nd 4.0.0 (MIT OR ISC)\n\nNo licence text is included with the above.",
  ]);
});
