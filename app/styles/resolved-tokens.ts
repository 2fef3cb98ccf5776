/** Returns the tokens, one per line, with every `var()` and `calc()` resolved as in a browser. */
export function resolvedTokens(css: string): string {
  const values = new Map(
    [...css.matchAll(declaration)].map(([, name = "", value = ""]) => [name, onOneLine(value)]),
  );
  const follow = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const known = values.get(name);
      if (known === undefined) throw new Error(`There is no ${name}.`);
      return follow(known);
    });
  return css.replaceAll(
    declaration,
    (_, name: string, value: string) => `${name}: ${follow(onOneLine(value)).replaceAll(sum, computed)};`,
  );
}

const declaration = /(--[\w-]+):([^;]+);/g;

function onOneLine(value: string): string {
  return value
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(?<=\() | (?=\))/g, "");
}

const sum = /calc\((-?[\d.]+) ([*+-]) (-?[\d.]+)\)/g;

const signs: Record<string, (one: number, other: number) => number> = {
  "*": (one, other) => one * other,
  "+": (one, other) => one + other,
  "-": (one, other) => one - other,
};

function computed(_: string, one: string, sign: string, other: string): string {
  return String(Number((signs[sign]?.(Number(one), Number(other)) ?? Number.NaN).toFixed(4)));
}
