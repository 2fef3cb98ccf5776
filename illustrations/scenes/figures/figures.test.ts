import { expect, test } from "vitest";
import { figureSamples, figures } from "./figures.ts";

test("no two figures show the same", () => {
  const drawings = [...figures, ...figureSamples].map(({ draw }) => draw());
  expect(new Set(drawings).size).toBe(drawings.length);
});
