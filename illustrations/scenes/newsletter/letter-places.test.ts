import { expect, test } from "vitest";
import { letterPlaces } from "./letter-places.ts";

test("each page of the newsletter has a place of its own", () => {
  const drawings = letterPlaces.map(({ draw }) => draw());
  expect(drawings).toHaveLength(7);
  expect(new Set(drawings).size).toBe(drawings.length);
});
