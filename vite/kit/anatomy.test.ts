// R-DEV-6
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { API } from "typescript/unstable/sync";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import type { PropApi } from "../../showcase/components/component-api.ts";
import { kitFolder } from "../../showcase/namespace.ts";
import { anatomyOf, elementOf } from "./anatomy.ts";
import { components, pathTo } from "./kit-sources.ts";

/** This folder is inside the project, so that modules in it can import packages and styles. */
const folder = ".generated/anatomies";
const anatomies = components.map((name) => ({ name, file: resolve(folder, `${name}.tsx`) }));

mkdirSync(folder, { recursive: true });
for (const { name, file } of anatomies) writeFileSync(file, moduleOf(anatomyOf(name)));
writeFileSync(
  `${folder}/tsconfig.json`,
  JSON.stringify({
    extends: "../../tsconfig.json",
    include: ["*.tsx", "../../kit/**/*.d.ts", "../../vite/modules.d.ts"],
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

describe.each(anatomies)("the anatomy of $name", ({ file }) => {
  test("matches the types of its props", () => {
    const problems = project?.program.getSemanticDiagnostics(file).map(({ text }) => text);
    expect(problems).toEqual([]);
  });

  test("renders without a warning", async () => {
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
    const { default: element } = await import(/* @vite-ignore */ file);
    renderToStaticMarkup(element);
    expect(consoleError.mock.calls).toEqual([]);
  });
});

function moduleOf(code: string): string {
  const kit = new RegExp(`"@/${kitFolder}/(.+?)"`, "g");
  const here = code.replaceAll(kit, (_whole, file: string) => `"../../${pathTo(`${file}.tsx`)}"`);
  const [imports, ...elements] = here.split("\n\n");
  return `${imports}\n\nexport default <>\n${elements.join("\n\n")}\n</>;\n`;
}

const prop = (name: string, least?: string): PropApi => ({
  name,
  type: "",
  required: true,
  about: "",
  ...(least !== undefined && { least }),
});
const element = (props: readonly PropApi[], takesChildren = false) =>
  elementOf({ name: "Bore", about: "", props, rest: "", native: [], takesChildren });

test("an anatomy has the required props and no others", () => {
  const props = [prop("title", '"…"'), prop("wet", "false"), { ...prop("unit"), required: false }];
  expect(element(props)).toBe('<Bore title="…" wet={false} />');
});

test("an element that takes children is written around its content", () => {
  expect(element([prop("children", '"…"')], true)).toBe("<Bore>…</Bore>");
});

test("a long element has a line for each prop", () => {
  const items = `[${Array(12).fill('"…"').join(", ")}]`;
  const props = [prop("title", '"…"'), prop("items", items)];
  expect(element(props, true)).toBe(`<Bore\n  title="…"\n  items={${items}}\n>\n  …\n</Bore>`);
  expect(element(props)).toBe(`<Bore\n  title="…"\n  items={${items}}\n/>`);
});

test("a required prop without a minimal value is an error that asks for an anatomy in the docs", () => {
  expect(() => element([prop("element")])).toThrow(
    "The docs of Bore need an anatomy: element has no minimal value",
  );
});
