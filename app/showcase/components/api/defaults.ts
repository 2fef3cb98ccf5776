/**
 * What a component takes where a property is not given, by the property's name, as far as its source says it in so
 * many letters: `size = "md"` where it takes its properties apart, or the last argument of `oneOf`.
 */
export function defaultsIn(source: string, component: string): ReadonlyMap<string, string> {
  const own = source.match(new RegExp(`^export function ${component}\\b.*?^}$`, "ms"))?.[0] ?? "";
  const takenApart = [...own.matchAll(/\{([^{}]*)\}\s*(?::\s*\w|= )/g)].flatMap(([, names = ""]) => [
    ...names.matchAll(new RegExp(`(\\w+)(?:: \\w+)? = (${literal})(?=,|\\s*$)`, "g")),
  ]);
  const checked = own.matchAll(
    new RegExp(`\\boneOf\\(\\s*"\\w+",\\s*"(\\w+)",[^()]*?,\\s*(${literal}),?\\s*\\)`, "g"),
  );
  return new Map([...takenApart, ...checked].map(([, name = "", value = ""]) => [name, value]));
}

const literal = '"[^"]*"|-?[\\d_.]+|true|false|null|\\[\\]';
