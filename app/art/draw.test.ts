import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("what draws imports nothing from outside of its folder, where a change would go unseen", () => {
  const sources = readdirSync(import.meta.dirname).filter((name) => /^[^.]+\.ts$/.test(name));
  const outside = sources.flatMap((name) => {
    const imports = readFileSync(`${import.meta.dirname}/${name}`, "utf8").matchAll(/from "([^"]+)"/g);
    return [...imports].map(([, from = ""]) => from).filter((from) => !/^(\.\/|node:)/.test(from));
  });
  expect(sources).toContain("draw.ts");
  expect(outside).toEqual([]);
});
