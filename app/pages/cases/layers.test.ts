import { expect, test, vi } from "vitest";

vi.mock("../../../content/pages/home.ts", () => ({
  home: { layers: Array.from({ length: 5 }, (_, index) => ({ name: `Renamed ${index}`, depth: "" })) },
}));

test("a layer keeps its name in cases, whatever the home page's words are", async () => {
  const { layerNames } = await import("./layers.ts");
  expect(layerNames.filter((name) => name.startsWith("Renamed"))).toEqual([]);
});
