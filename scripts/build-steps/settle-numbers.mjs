// The theme's formulas are for those who take the kit home: on a built page a factor or an angle of the brand is settled.

/**
 * Writes each custom property that is one number on the whole page where it is read, and works out the sums that have
 * become plain: `calc(.02 * var(--chroma))` is `.02`. `names`: what the page or its scripts may set themselves.
 */
export function settleNumbers(sheet, names) {
  const settled = new Map();
  const seen = new Set();
  sheet.walkDecls(/^--/, ({ prop, value, parent }) => {
    const once =
      !names.has(prop) && !seen.has(prop) && parent.selector === ":root" && parent.parent.name !== "media";
    seen.add(prop);
    if (once && /^-?[\d.]+$/.test(value)) settled.set(prop, value);
    else settled.delete(prop);
  });
  sheet.walkDecls((declaration) => {
    declaration.value = workOut(
      declaration.value.replaceAll(/var\((--[\w-]+)\)/g, (read, name) => settled.get(name) ?? read),
    );
  });
}

function workOut(value) {
  return value.replaceAll(/calc\((-?[\d.]+) ([*+-]) (-?[\d.]+)\)/g, (_, first, sign, second) => {
    const [a, b] = [Number(first), Number(second)];
    const result = sign === "*" ? a * b : sign === "+" ? a + b : a - b;
    return String(Number(result.toFixed(5))).replace(/^(-?)0\./, "$1.");
  });
}
