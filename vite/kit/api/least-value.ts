import {
  type Checker,
  isLiteralType,
  isTypeReference,
  SignatureKind,
  SymbolFlags,
  type Type,
  TypeFlags,
} from "typescript/unstable/sync";
import { isOurs, membersOf, optionsOf } from "./type-facts.ts";

/** Returns code for a minimal value of a prop, or undefined if there is none, as for a DOM element. */
export function leastOf(name: string, type: Type, source: string, checker: Checker): string | undefined {
  const [option] = optionsOf(type, source) ?? [];
  if (option !== undefined) return JSON.stringify(option);
  const values = membersOf(type).map((member) => leastOfOne(name, member, source, checker));
  // Prefers a string, because it is more informative than a number or a boolean.
  return values.find((value) => value?.startsWith('"')) ?? values.find((value) => value !== undefined);
}

function leastOfOne(name: string, type: Type, source: string, checker: Checker): string | undefined {
  if (isLiteralType(type)) return JSON.stringify(type.value);
  if (type.flags & TypeFlags.String) return '"…"';
  if (type.flags & TypeFlags.Number) return pixels[name] ?? "1";
  const [call] = checker.getSignaturesOfType(type, SignatureKind.Call);
  if (call) {
    const answer = checker.getReturnTypeOfSignature(call);
    const least = answer && leastOf(name, answer, source, checker);
    return least === undefined ? "() => {}" : `() => ${least}`;
  }
  if (isTypeReference(type) && checker.isArrayLikeType(type)) {
    const [one] = checker.getTypeArguments(type);
    const least = one && leastOf(name, one, source, checker);
    return least && `[${least}]`;
  }
  return leastObject(type, source, checker);
}

/** Realistic sizes in pixels, because a picture of one pixel would be a poor example. */
const pixels: Readonly<Record<string, string>> = { width: "640", height: "480" };

function leastObject(type: Type, source: string, checker: Checker): string | undefined {
  if (!type.isObjectType() && !type.isIntersectionType()) return undefined;
  const properties = checker.getPropertiesOfType(type);
  if (!properties.every(isOurs)) return undefined;
  const given = properties
    .filter(({ flags }) => !(flags & SymbolFlags.Optional))
    .map((property) => {
      const of = checker.getTypeOfSymbol(property);
      const least = of && leastOf(property.name, of, source, checker);
      return least && `${property.name}: ${least}`;
    });
  return given.includes(undefined) ? undefined : `{ ${given.join(", ")} }`;
}
