/**
 * Returns the default values of a component's props, by name. Finds only defaults that are literals in the source: in
 * the destructured parameter (`size = "md"`) or as the last argument of `oneOf`. If a prop is passed on to another
 * component in the same source (`<Button size={size}>`), also looks in that component.
 */
export function defaultsIn(source: string, component: string): ReadonlyMap<string, string> {
  const own = source.match(new RegExp(`^export function ${component}\\b.*?^}$`, "ms"))?.[0] ?? "";
  const takenApart = [...own.matchAll(/\{([^{}]*)\}\s*(?::\s*\w|= )/g)].flatMap(([, names = ""]) => [
    ...names.matchAll(new RegExp(`(\\w+)(?:: \\w+)? = (${literal})(?=,|\\s*$)`, "g")),
  ]);
  const checked = own.matchAll(
    new RegExp(`\\boneOf\\(\\s*"\\w+",\\s*"(\\w+)",[^()]*?,\\s*(${literal}),?\\s*\\)`, "g"),
  );
  const handedOn = [...own.matchAll(/<([A-Z]\w+)((?:\s+\w+=\{\w+\})+)/g)].flatMap(
    ([, other = "", given = ""]) => {
      const names = Array.from(given.matchAll(/\b(\w+)=\{\1\}/g), ([, name]) => name);
      return [...defaultsIn(source, other)].filter(([name]) => names.includes(name));
    },
  );
  const said = [...takenApart, ...checked].map(([, name = "", value = ""]) => [name, value] as const);
  return new Map([...handedOn, ...said]);
}

const literal = '"[^"]*"|-?[\\d_.]+|true|false|null|\\[\\]';
