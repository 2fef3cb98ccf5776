import type { KitToken, TokenGroup } from "../../showcase/guides/guide.ts";

/**
 * Reads the tokens in a stylesheet. Each comment inside the rule that declares them starts a group.
 * @throws Error if a token precedes the first comment.
 */
export function kitTokens(css: string): TokenGroup[] {
  const groups: { about: string; tokens: Token[] }[] = [];
  let condition = "";
  for (const { groups: found = {} } of css.slice(css.indexOf("{")).matchAll(piece)) {
    if (found.comment) groups.push({ about: found.comment.trim(), tokens: [] });
    if (found.condition) condition = found.condition.trim();
    if (!found.name || !found.value) continue;
    const value = found.value.trim().replaceAll(/\s+/g, " ");
    const known = groups.flatMap(({ tokens }) => tokens).find(({ name }) => name === found.name);
    if (known) known.elsewhere.push({ value, condition });
    else if (!groups.at(-1)) throw new Error(`No comment says what ${found.name} belongs to.`);
    else groups.at(-1)?.tokens.push({ name: found.name, ...read(value), elsewhere: [] });
  }
  return groups;
}

type Token = KitToken & { elsewhere: { value: string; condition: string }[] };

const piece = /\/\*(?<comment>.+?)\*\/|@media(?<condition>[^{]+)|(?<name>--[\w-]+):(?<value>[^;]+);/gs;

function read(value: string): Pick<KitToken, "values" | "isColour"> {
  const pair = value.match(new RegExp(`^light-dark\\((${colour}), (${colour})\\)$`));
  return {
    values: pair?.slice(1) ?? [value],
    isColour: pair !== null || new RegExp(`^${colour}$`).test(value),
  };
}

const colour = String.raw`(?:oklch\([^)]+\)|#\w+)`;
