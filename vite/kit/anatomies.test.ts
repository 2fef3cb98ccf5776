import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { API } from "typescript/unstable/sync";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { kitFolder } from "../../showcase/namespace.ts";
import { anatomyOf } from "./anatomy.ts";
import { kitApi } from "./api/kit-api.ts";
import { componentPaths, pathTo } from "./kit-sources.ts";

/** Below the project, whose packages and styles the modules import. */
const folder = ".react-router/anatomies";
const anatomies = componentPaths.flatMap((path) => {
  const name = basename(path, ".tsx");
  const api = kitApi().get(path);
  const code = api && anatomyOf(name, api);
  return code ? [{ name, code, file: resolve(folder, `${name}.tsx`) }] : [];
});

mkdirSync(folder, { recursive: true });
for (const { file, code } of anatomies) writeFileSync(file, moduleOf(code));
writeFileSync(
  `${folder}/tsconfig.json`,
  JSON.stringify({
    extends: "../../tsconfig.json",
    include: ["*.tsx", "../../kit/**/*.d.ts", "../modules.d.ts"],
  }),
);
const typescript = new API({ cwd: process.cwd() });
const [project] = typescript.updateSnapshot({ openProjects: [`${folder}/tsconfig.json`] }).getProjects();

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(() => {
  typescript.close();
  rmSync(folder, { recursive: true });
});

describe.each(anatomies)("the anatomy of $name, as printed", ({ file }) => {
  test("is what its types allow", () => {
    const problems = project?.program.getSemanticDiagnostics(file).map(({ text }) => text);
    expect(problems).toEqual([]);
  });

  test("renders, without a warning", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const { default: element } = await import(/* @vite-ignore */ file);
    renderToStaticMarkup(element);
    expect(said.mock.calls).toEqual([]);
  });
});

test("a component without one is a part of another, which asks the page for what it needs", () => {
  const names = anatomies.map(({ name }) => `${name}.tsx`);
  const without = componentPaths.map((path) => basename(path)).filter((file) => !names.includes(file));
  expect(without).toEqual(["search-select-box.tsx"]);
});

function moduleOf(code: string): string {
  const kit = new RegExp(`"@/${kitFolder}/(.+?)"`, "g");
  const here = code.replaceAll(kit, (_whole, file: string) => `"../../${pathTo(`${file}.tsx`)}"`);
  const [imports, ...elements] = here.split("\n\n");
  return `${imports}\n\nexport default <>\n${elements.join("\n\n")}\n</>;\n`;
}
