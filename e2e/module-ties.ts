/**
 * Runs in the page. Where two CSS modules set one property of an element to different values, in the same layer and
 * with the same specificity, the bundler's order decides what is seen. Names each such property once.
 */
export function findModuleTies(): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules, ""));
  const elements = document.querySelectorAll("[class*=_]");
  return [
    ...new Set(
      [...elements]
        .filter((element) => modulesIn(element.getAttribute("class") ?? "").size > 1)
        .flatMap(tiesOn),
    ),
  ];

  function rulesIn(list: CSSRuleList, layer: string): LayeredRule[] {
    return [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return selectorsIn(rule, layer);
      if (rule instanceof CSSLayerBlockRule) return rulesIn(rule.cssRules, rule.name);
      if (rule instanceof CSSMediaRule)
        return matchMedia(rule.conditionText).matches ? rulesIn(rule.cssRules, layer) : [];
      if (rule instanceof CSSSupportsRule)
        return CSS.supports(rule.conditionText) ? rulesIn(rule.cssRules, layer) : [];
      return [];
    });
  }

  function selectorsIn({ selectorText, style }: CSSStyleRule, layer: string): LayeredRule[] {
    return splitAtCommas(selectorText).flatMap((whole) => {
      const [, selector = "", part = ""] = /^(.*?)(::[\w-]+)?$/.exec(whole) ?? [];
      const [module] = modulesIn(selector.replaceAll(".", " "));
      return module ? [{ module, layer, part, selector, weight: specificity(selector), style }] : [];
    });
  }

  function tiesOn(element: Element): string[] {
    const strongest = new Map<string, LayeredRule[]>();
    for (const rule of rules) {
      if (!element.matches(rule.selector)) continue;
      for (const property of rule.style) {
        const name = `${rule.part} ${property}`;
        const held = strongest.get(name) ?? [];
        const [first] = held;
        const order = first ? compare(rule, first) : 1;
        if (order > 0) strongest.set(name, [rule]);
        if (order === 0) held.push(rule);
      }
    }
    return [...strongest].flatMap(([name, tied]) => {
      const property = name.split(" ")[1] ?? "";
      // A module's own rules come in the order it gives them: its last one counts.
      const last = new Map(tied.map((rule) => [rule.module, rule]));
      const values = new Set([...last.values()].map(({ style }) => style.getPropertyValue(property)));
      if (last.size < 2 || values.size < 2) return [];
      return [
        `${property}: ${[...last.values()].map(({ selector, part }) => selector + part).join(" and ")}`,
      ];
    });
  }

  function compare(one: LayeredRule, other: LayeredRule): number {
    const layers = ["theme", "base", "components", "page", "stillness", ""];
    return layers.indexOf(one.layer) - layers.indexOf(other.layer) || one.weight - other.weight;
  }

  /** As https://www.w3.org/TR/selectors-4/#specificity-rules counts, in one number. */
  function specificity(selector: string): number {
    let inner = 0;
    let rest = selector;
    for (;;) {
      const [call, name, list = ""] = /:([\w-]+)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/.exec(rest) ?? [];
      if (call === undefined) break;
      if (["is", "not", "has"].includes(name ?? ""))
        inner += Math.max(...splitAtCommas(list).map((each) => specificity(each)));
      else if (name !== "where") inner += 100;
      rest = rest.replace(call, "");
    }
    const count = (pattern: RegExp) => rest.match(pattern)?.length ?? 0;
    const classes = /\.[\w-]+|\[[^\]]*\]|:[\w-]+/g;
    const [ids, named] = [count(/#[\w-]+/g), count(classes)];
    rest = rest.replace(classes, "").replace(/#[\w-]+/g, "");
    return inner + ids * 10_000 + named * 100 + count(/[a-z][\w-]*/gi);
  }

  function splitAtCommas(list: string): string[] {
    let depth = 0;
    const marked = [...list].map((letter) => {
      if (letter === "(") depth += 1;
      if (letter === ")") depth -= 1;
      return letter === "," && depth === 0 ? "\n" : letter;
    });
    return marked
      .join("")
      .split("\n")
      .map((each) => each.trim());
  }

  /** By the part of a class that each module gives it (`vite/class-names.ts`). */
  function modulesIn(classes: string): Set<string> {
    return new Set(classes.match(/(?<![\w-])_[\da-z]{2}(?=[\da-z]{1,2}(?![\w-]))/g));
  }
}

interface LayeredRule {
  module: string;
  layer: string;
  selector: string;
  /** A pseudo-element, or nothing. */
  part: string;
  weight: number;
  style: CSSStyleDeclaration;
}
