import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coreTrayPhone, coreTrayWide } from "../art/core-tray.ts";
import { pictures } from "../art/pictures.ts";
import { servicesSky } from "../art/services-ground.ts";
import type { Stratum } from "../art/strata.ts";
import { servicesPictures } from "./services-pictures.ts";

const layers: readonly [stratum: Stratum, things: string][] = [
  ["interface", "apps"],
  ["delivery", "pipe"],
  ["platform", "racks"],
  ["network", "cables"],
  ["bedrock", "machines"],
];

test.each(layers)("the pictures of %s are shown at the size they are drawn", (stratum, name) => {
  const { ground, things } = servicesPictures[stratum];
  expect(sizeOf(`services-${stratum}-phone`)).toBe("700x440");
  expect(sizeOf(`services-${stratum}-wide`)).toBe(`1440x${ground.height}`);
  expect(sizeOf(`services-${stratum}-widest`)).toBe(`3840x${ground.height}`);
  expect(sizeOf(`services-${name}-phone`)).toBe(`${things.phone.width}x${things.phone.height}`);
  expect(sizeOf(`services-${name}-wide`)).toBe(`${things.wide.width}x${things.wide.height}`);
});

test("a layer hangs over the one above by the sky of its drawing", () => {
  expect(read("services-layer.module.css")).toContain(`--sky: ${servicesSky}px;`);
});

test("the names over the core stand at the leader lines of the drawings", () => {
  const places = [...read("services-consulting.module.css").matchAll(/--leader: (\d+);/g)];
  expect(places.map(([, place]) => Number(place))).toEqual([
    ...coreTrayPhone.leaders,
    ...coreTrayWide.leaders,
  ]);
});

function sizeOf(name: string): string {
  const drawing = pictures.find((picture) => picture.name === name)?.draw() ?? "";
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(drawing) ?? [];
  return `${width}x${height}`;
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), "utf8");
}
