import { readFileSync } from "node:fs";

const breakpoints = readFileSync("app/styles/breakpoints.css", "utf8");
const conditions = new Map(
  [...breakpoints.matchAll(/@custom-media (--\w+) ([^;]+);/g)].map(([, name, condition]) => [
    name,
    condition,
  ]),
);

/** Replaces custom media queries with their values, because browsers do not support `@custom-media` yet. */
export function resolveCustomMedia(css: string): string {
  return css.replaceAll(/@media [^{]+/g, (rule) =>
    rule.replaceAll(/\((--\w+)\)/g, (_, name: string) => {
      const condition = conditions.get(name);
      if (condition === undefined) throw new Error(`breakpoints.css has no ${name}`);
      return condition;
    }),
  );
}
