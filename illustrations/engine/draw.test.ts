import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

test("a picture is drawn again when a source in a deeper folder, a colour or the skyline has changed, and only then", async () => {
  await using copy = await mkdtempDisposable(join(tmpdir(), "site-illustrations-"));
  const illustrations = join(copy.path, "illustrations");
  for (const folder of ["engine", "objects"]) mkdirSync(join(illustrations, folder), { recursive: true });
  writeFileSync(join(copy.path, "package.json"), '{ "type": "module" }');
  cpSync("scripts", join(copy.path, "scripts"), { recursive: true });
  for (const name of ["draw.ts", "picture.ts"]) {
    cpSync(join(import.meta.dirname, name), join(illustrations, "engine", name));
  }
  writeFileSync(
    join(illustrations, "pictures.ts"),
    `import { stone } from "./objects/stone.ts";
export const pictures = [{ name: "stone", draw: () => (console.log("drawn"), stone) }];`,
  );
  const stone = join(illustrations, "objects", "stone.ts");
  const draw = (palette = {}, skyline = "hills") => {
    const call = `(await import(${JSON.stringify(join(illustrations, "engine", "draw.ts"))})).drawPictures(${JSON.stringify(palette)}, "${skyline}")`;
    const said = execFileSync(process.execPath, ["--input-type=module", "--eval", call], {
      encoding: "utf8",
    });
    return [said.trim(), readFileSync(join(illustrations, "drawn", "stone.svg"), "utf8")];
  };

  writeFileSync(stone, 'export const stone = "granite";');
  expect(draw()).toEqual(["drawn", "granite"]);
  expect(draw()).toEqual(["", "granite"]);
  writeFileSync(stone, 'export const stone = "basalt";');
  expect(draw()).toEqual(["drawn", "basalt"]);
  expect(draw({ rod: "fill:red" })).toEqual(["drawn", "basalt"]);
  expect(draw({ rod: "fill:red" })).toEqual(["", "basalt"]);
  expect(draw({ rod: "fill:red" }, "none")).toEqual(["drawn", "basalt"]);
});

test("what draws imports nothing from outside of its folder, where a change would go unseen", () => {
  const folder = dirname(import.meta.dirname);
  const sources = globSync("**/*.ts", { cwd: folder, exclude: ["**/*.test.ts", "engine/draw.ts"] });
  const outside = sources.flatMap((name) => {
    const imports = readFileSync(join(folder, name), "utf8").matchAll(/from "([^"]+)"/g);
    return [...imports].map(([, from = ""]) => from).filter((from) => !liesInside(name, from));
  });
  expect(sources).toContain("objects/harbour/harbour.ts");
  expect(outside).toEqual([]);
});

function liesInside(importer: string, from: string): boolean {
  return !from.startsWith(".") || !join(dirname(importer), from).startsWith("..");
}
