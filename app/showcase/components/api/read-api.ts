import { basename } from "node:path";
import {
  API,
  type Checker,
  isLiteralType,
  isTypeReference,
  type Symbol as Named,
  NodeBuilderFlags,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
  TypeFlags,
} from "typescript/unstable/sync";
import { filesBehind, kitSource } from "../../registry/kit-sources.ts";
import type { ComponentApi, FunctionApi, PartApi, PropApi } from "./component-api.ts";
import { defaultsIn } from "./defaults.ts";

/**
 * What files of the kit offer, by their paths, asked from TypeScript's own checker: nothing of it is written twice. The
 * project is loaded for it, which takes about two seconds.
 */
export function readApi(paths: readonly string[]): ReadonlyMap<string, ComponentApi> {
  const api = new API({ cwd: process.cwd() });
  try {
    const [project] = api.updateSnapshot({ openProjects: ["tsconfig.json"] }).getProjects();
    if (!project) throw new Error("tsconfig.json makes no project");
    return new Map(paths.map((path) => [path, apiOf(path, project)]));
  } finally {
    api.close();
  }
}

function apiOf(path: string, { program, checker }: Project): ComponentApi {
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${path} exports nothing`);
  const source = sourcesInOrder(path);
  const called = checker.getExportsOfModule(module).filter(({ flags }) => flags & SymbolFlags.Function);
  const parts = called.filter(({ name }) => /^[A-Z]/.test(name)).map((part) => partOf(part, source, checker));
  return {
    parts: ownFirst(parts, basename(path, ".tsx")),
    functions: called.filter(({ name }) => /^[a-z]/.test(name)).map((one) => functionOf(one, checker)),
  };
}

/** What a file imports of the kit comes before the file itself: options that it takes over are named there. */
function sourcesInOrder(path: string): string {
  const { files, components } = filesBehind(basename(path, ".tsx"));
  const others = [
    "colors.ts",
    ...files.filter((file) => file.endsWith(".ts")),
    ...components.map((name) => `${name}.tsx`),
  ];
  return [...others.map(kitSource), kitSource(basename(path))].join("\n");
}

function ownFirst(parts: readonly PartApi[], file: string): PartApi[] {
  const isOwn = ({ name }: PartApi) => name.toLowerCase() === file.replaceAll("-", "");
  return [...parts.filter(isOwn), ...parts.filter((part) => !isOwn(part))];
}

function partOf(part: Named, source: string, checker: Checker): PartApi {
  const [signature] = signaturesOf(part, checker);
  const given = signature?.getParameters().length ? checker.getParameterType(signature, 0) : undefined;
  const all = given ? checker.getPropertiesOfType(given) : [];
  const defaults = defaultsIn(source, part.name);
  const native = nativeElements(all, checker);
  return {
    name: part.name,
    about: about(part, checker),
    props: all
      .filter((prop) => isOurs(prop))
      .map((prop) => propOf(prop, source, checker, defaults.get(prop.name))),
    // React's types give them to every element, to an input too.
    takesChildren: all.some(({ name }) => name === "children") && !native.includes("input"),
    native,
  };
}

function functionOf(called: Named, checker: Checker): FunctionApi {
  const type = checker.getTypeOfSymbol(called);
  return { name: called.name, type: type ? written(type, checker) : "", about: about(called, checker) };
}

function signaturesOf(called: Named, checker: Checker) {
  const type = checker.getTypeOfSymbol(called);
  return type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
}

function isOurs({ declarations }: Named): boolean {
  return declarations.some(({ path }) => !path.includes("/node_modules/") && !path.endsWith(".d.ts"));
}

function propOf(prop: Named, source: string, checker: Checker, byDefault: string | undefined): PropApi {
  const type = checker.getTypeOfSymbol(prop);
  if (!type) throw new Error(`${prop.name} has no type`);
  const options = optionsOf(type, source);
  return {
    name: prop.name,
    type: options?.every((one) => typeof one !== "boolean")
      ? options.map(quoted).join(" | ")
      : written(type, checker),
    required: (prop.flags & SymbolFlags.Optional) === 0,
    ...(byDefault !== undefined && { byDefault }),
    about: about(prop, checker),
    ...(options && { options }),
    ...requiredIn(type, checker),
  };
}

/** As many as somebody reads; beyond, the type's name says more. */
const readableOptions = 16;

/** The literals that a type consists of, in the order in which the source names them. */
function optionsOf(type: Type, source: string): PropApi["options"] {
  const types = partsOf(type);
  const values = types.filter(isLiteralType).map(({ value }) => value);
  if (values.length < types.length || values.length < 2 || values.length > readableOptions) return undefined;
  if (values.includes(true)) return [false, true];
  const place = (value: unknown) => source.indexOf(quoted(value));
  return values
    .filter((value) => typeof value !== "bigint")
    .toSorted((one, other) => place(one) - place(other));
}

/** Without what stands for "not given". */
function partsOf(type: Type): readonly Type[] {
  return (type.isUnionType() ? type.getTypes() : [type]).filter(
    ({ flags }) => !(flags & TypeFlags.Undefined),
  );
}

/** What must be given with an object, or with each of a list. */
function requiredIn(type: Type, checker: Checker): Pick<PropApi, "requires" | "isList"> {
  const [only, ...others] = partsOf(type);
  if (!only || others.length > 0 || !isTypeReference(only) || !checker.isArrayLikeType(only))
    return { ...requiresOf(others.length > 0 ? undefined : only, checker) };
  return { isList: true, ...requiresOf(checker.getTypeArguments(only)[0], checker) };
}

function requiresOf(type: Type | undefined, checker: Checker): Pick<PropApi, "requires"> {
  if (!type?.isObjectType()) return {};
  const names = checker
    .getPropertiesOfType(type)
    .filter((property) => isOurs(property) && !(property.flags & SymbolFlags.Optional))
    .map(({ name }) => name);
  return names.length > 0 ? { requires: names } : {};
}

function written(type: Type, checker: Checker): string {
  return checker
    .typeToString(type, undefined, NodeBuilderFlags.NoTruncation)
    .replace(/ \| undefined$/, "")
    .replace(/^\((.*)\)$/, "$1")
    .replaceAll("React.", "");
}

function quoted(value: unknown): string {
  return JSON.stringify(value);
}

function about(named: Named, checker: Checker): string {
  return named.getDocumentationComment(checker).replaceAll(/\s*\n\s*/g, " ");
}

/** By the element that its handlers are told of. */
function nativeElements(all: readonly Named[], checker: Checker): string[] {
  const handler = all.find(({ name }) => name === "onClick");
  const type = handler && checker.getTypeOfSymbol(handler);
  const elements = type ? written(type, checker).matchAll(/HTML(\w*)Element/g) : [];
  return [...new Set([...elements].map(([, element = ""]) => tagNames[element] ?? element.toLowerCase()))];
}

/** Where the interface is not called after the tag; several elements share the one without a name of its own. */
const tagNames: Readonly<Record<string, string>> = {
  "": "section",
  Anchor: "a",
  Heading: "h2",
  Image: "img",
  OList: "ol",
  Paragraph: "p",
  Quote: "blockquote",
  UList: "ul",
};
