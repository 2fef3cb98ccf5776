import { expect, test } from "vitest";
import { fieldNotebooks } from "./field-notebooks.ts";

test("a notebook stands on its ledge, or leans no further than what lies under its corner", () => {
  const leans = [...fieldNotebooks().matchAll(/rotate\((-?[\d.]+)\)/g)].map(([, lean]) => Number(lean));
  expect(leans).toHaveLength(3);
  const raised = leans.map((lean) => Math.sin((Math.abs(lean) / 180) * Math.PI) * width);
  expect(Math.max(...raised)).toBeLessThanOrEqual(13);
});

const width = 140;
