import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const folder = dirname(import.meta.dirname);

test("a scene is drawn again only when a source, a colour or the skyline has changed", async () => {
  await using copy = await mkdtempDisposable(join(tmpdir(), "site-illustrations-"));
  const illustrations = join(copy.path, "illustrations");
  for (const folder of ["engine", "objects/rock", "scenes"])
    mkdirSync(join(illustrations, folder), { recursive: true });
  writeFileSync(join(copy.path, "package.json"), '{ "type": "module" }');
  for (const name of ["pictures.ts", "engine/draw.ts", "engine/made-of.ts", "engine/picture.ts"])
    cpSync(join(folder, name), join(illustrations, name));
  const write = (name: string, content: string) => writeFileSync(join(illustrations, name), content);
  const scene = (name: string, before: string, drawn: string) =>
    write(
      `scenes/${name}.ts`,
      `${before}\nexport const pictures = [{ name: "${name}", draw: () => (console.log("${name}"), ${drawn}) }];`,
    );
  const draw = (palette = {}, skyline = "hills") => {
    const call = `await (await import(${JSON.stringify(join(illustrations, "engine", "draw.ts"))})).drawPictures(${JSON.stringify(palette)}, "${skyline}")`;
    const said = execFileSync(process.execPath, ["--input-type=module", "--eval", call], {
      encoding: "utf8",
    });
    return said.trim().split("\n");
  };

  write("objects/rock/stone.ts", 'export const stone = "granite";');
  write("objects/phone.svg", "<svg/>");
  scene("stone", 'import { stone } from "../objects/rock/stone.ts";', "stone");
  scene("phone", "const object = (name) => name;", 'object("phone")');
  expect(draw()).toEqual(["phone", "stone"]);
  expect(draw()).toEqual([""]);
  write("objects/rock/stone.ts", 'export const stone = "basalt";');
  expect(draw()).toEqual(["stone"]);
  expect(readFileSync(join(illustrations, "drawn/stone.svg"), "utf8")).toBe("basalt");
  write("objects/phone.svg", "<svg></svg>");
  expect(draw()).toEqual(["phone"]);
  expect(draw({ rod: "fill:red" })).toEqual(["phone", "stone"]);
  expect(draw({ rod: "fill:red" }, "none")).toEqual(["phone", "stone"]);
});

test("sources import only from their folder, and name SVG files in literals, so that a change of each is noticed", () => {
  const sources = globSync("**/*.ts", { cwd: folder, exclude: ["**/*.test.ts", "engine/object.ts"] });
  const unseen = sources.flatMap((name) => {
    const source = readFileSync(join(folder, name), "utf8");
    const imports = source.matchAll(/from "(\.[^"]+)"/g);
    const outside = [...imports]
      .map(([, from = ""]) => from)
      .filter((from) => join(dirname(name), from).startsWith(".."));
    return [...outside, ...(source.match(/\b(object|still)\((?!"[\w-]+"\)).*/g) ?? [])];
  });
  expect(sources).toContain("objects/harbour/harbour.ts");
  expect(unseen).toEqual([]);
});
