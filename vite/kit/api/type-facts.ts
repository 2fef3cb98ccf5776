import {
  type Checker,
  type Symbol as Named,
  NodeBuilderFlags,
  type Type,
  TypeFlags,
} from "typescript/unstable/sync";

export function isOurs({ declarations }: Named): boolean {
  return declarations.some(({ path }) => !path.includes("/node_modules/") && !path.endsWith(".d.ts"));
}

/** Returns the members of a union without `undefined`. */
export function membersOf(type: Type): readonly Type[] {
  return (type.isUnionType() ? type.getTypes() : [type]).filter(
    ({ flags }) => !(flags & TypeFlags.Undefined),
  );
}

/** Formats a type as in the source. */
export function written(type: Type, checker: Checker): string {
  return checker
    .typeToString(type, undefined, NodeBuilderFlags.NoTruncation)
    .replace(/ \| undefined$/, "")
    .replace(/^\((.*)\)$/, "$1")
    .replaceAll("React.", "");
}

/** Returns a docstring on one line. */
export function docstringOf(named: Named, checker: Checker): string {
  return named.getDocumentationComment(checker).replaceAll(/\s*\n\s*/g, " ");
}
