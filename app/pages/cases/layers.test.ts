import { expect, test, vi } from "vitest";

vi.mock("../../../content/pages/home.ts", () => ({
  home: { layers: Array.from({ length: 5 }, (_, index) => ({ name: `Renamed ${index}`, depth: "" })) },
}));

test("cases keep their layer names when the home page renames its layers", async () => {
  const { layerNames } = await import("./layers.ts");
  expect(layerNames.filter((name) => name.startsWith("Renamed"))).toEqual([]);
});
