import { resolve } from "node:path";
import {
  API,
  type Checker,
  type Symbol as Named,
  type Project,
  SignatureKind,
  SymbolFlags,
} from "typescript/unstable/sync";
import type { ComponentApi, FunctionApi, PartApi } from "../../../showcase/components/component-api.ts";
import { dependenciesOf, kitSource, pathTo } from "../kit-sources.ts";
import { defaultsIn } from "./defaults.ts";
import { propOf } from "./read-prop.ts";
import { referencedTypes } from "./read-types.ts";
import { docstringOf, isOurs, written } from "./type-facts.ts";

/** Reads props with TypeScript's type checker. That takes a second, so `api-of.ts` caches the result. */
export function readApi(components: readonly string[]): ReadonlyMap<string, ComponentApi> {
  const api = new API({ cwd: process.cwd() });
  try {
    const [project] = api.updateSnapshot({ openProjects: [tsconfig] }).getProjects();
    if (!project) throw new Error(`${tsconfig} makes no project`);
    return new Map(components.map((component) => [component, readOne(component, project)]));
  } finally {
    api.close();
  }
}

/** Contains only the kit, which halves the time. */
const tsconfig = "vite/kit/api/kit.tsconfig.json";

function readOne(component: string, { program, checker }: Project): ComponentApi {
  const path = pathTo(`${component}.tsx`);
  const file = program.getSourceFile(resolve(path));
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${path} exports nothing`);
  const source = sourcesInOrder(component);
  const called = checker.getExportsOfModule(module).filter(({ flags }) => flags & SymbolFlags.Function);
  const elements = called.filter(({ name }) => /^[A-Z]/.test(name));
  const isOwn = ({ name }: PartApi) => name.toLowerCase() === component.replaceAll("-", "");
  const props = elements.flatMap((part) => propsOf(part, checker).filter(isOurs));
  return {
    parts: elements
      .map((part) => partOf(part, component, source, checker))
      .sort((one, other) => Number(isOwn(other)) - Number(isOwn(one))),
    types: referencedTypes(props, source, checker),
    functions: called.filter(({ name }) => /^[a-z]/.test(name)).map((one) => functionOf(one, checker)),
  };
}

/** Returns the sources of a component's imports, then its own, so that options declared in imports are found too. */
function sourcesInOrder(component: string): string {
  const { files, components } = dependenciesOf(component);
  const [own = "", ...more] = files.filter((file) => !file.endsWith(".css"));
  const others = ["colors.ts", ...more, ...components.map((name) => `${name}.tsx`)];
  return [...others, own].map(kitSource).join("\n");
}

function partOf(part: Named, component: string, source: string, checker: Checker): PartApi {
  const all = propsOf(part, checker);
  const defaults = defaultsIn(source, part.name);
  const native = nativeElements(all, component, checker);
  const given = givenTo(part, checker);
  const named = given?.getAliasSymbol() ?? given?.getSymbol();
  return {
    name: part.name,
    about: docstringOf(part, checker),
    props: all.filter(isOurs).map((prop) => propOf(prop, source, checker, defaults.get(prop.name))),
    rest: named && isOurs(named) ? docstringOf(named, checker) : "",
    // React's types declare `children` for every element, even for `input`, which must not have any.
    takesChildren: all.some(({ name }) => name === "children") && !native.includes("input"),
    native,
  };
}

function functionOf(called: Named, checker: Checker): FunctionApi {
  const type = checker.getTypeOfSymbol(called);
  return { name: called.name, type: type ? written(type, checker) : "", about: docstringOf(called, checker) };
}

function propsOf(part: Named, checker: Checker): readonly Named[] {
  const given = givenTo(part, checker);
  return given ? checker.getPropertiesOfType(given) : [];
}

function givenTo(part: Named, checker: Checker) {
  const type = checker.getTypeOfSymbol(part);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  return signature?.getParameters().length ? checker.getParameterType(signature, 0) : undefined;
}

/** Returns the elements that get a component's native props, according to the type of its `onClick`. */
function nativeElements(all: readonly Named[], component: string, checker: Checker): string[] {
  const handler = all.find(({ name }) => name === "onClick");
  const type = handler && checker.getTypeOfSymbol(handler);
  const elements = type ? written(type, checker).matchAll(/(?:HTML|SVG)(\w*)Element/g) : [];
  return [...new Set([...elements].flatMap(([, name = ""]) => tagsOf(name, component)))];
}

/**
 * Returns the tags for a DOM interface. `name` is the middle of the interface's name: `Button` for `HTMLButtonElement`,
 * empty for `HTMLElement`. Many tags share the latter, so the component's source says which one it renders.
 */
function tagsOf(name: string, component: string): string[] {
  if (name !== "") return [tagNames[name] ?? name.toLowerCase()];
  const source = kitSource(`${component}.tsx`);
  return Array.from(source.matchAll(/ComponentProps<"(\w+)">/g), ([, tag = ""]) => tag);
}

/**
 * The tags that cannot be derived from the name of their interface, by the middle of that name, such as `a` by `Anchor`
 * (`HTMLAnchorElement`).
 */
const tagNames: Readonly<Record<string, string>> = {
  Anchor: "a",
  Heading: "h2",
  Image: "img",
  Paragraph: "p",
  UList: "ul",
};
