import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coreTrayPhone, coreTrayWide } from "../../../illustrations/scenes/services/core-tray.ts";
import { servicesSky } from "../../../illustrations/scenes/services/ground.ts";

test("a layer hangs over the one above by the sky of its drawing", () => {
  expect(read("layer.module.css")).toContain(`--sky: ${servicesSky}px;`);
});

test("the names over the core stand at the leader lines of the drawings", () => {
  const places = [...read("consulting.module.css").matchAll(/--leader: (\d+);/g)];
  expect(places.map(([, place]) => Number(place))).toEqual([
    ...coreTrayPhone.leaders,
    ...coreTrayWide.leaders,
  ]);
});

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), "utf8");
}
