/** The item that a key leads to, or null when it means nothing to a menu. `current` is -1 where none is focused yet. */
export function itemAfter(key: string, current: number, count: number): number | null {
  if (key === "ArrowDown") return (current + 1) % count;
  if (key === "ArrowUp") return current > 0 ? current - 1 : count - 1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

/** The item that letters typed one after the other lead to. One letter again and again goes round its items. */
export function itemBeginningWith(typed: string, current: number, names: readonly string[]): number | null {
  const [first = "", ...others] = typed.toLowerCase();
  const oneLetter = others.every((letter) => letter === first);
  const beginning = oneLetter ? first : typed.toLowerCase();
  const from = oneLetter ? current + 1 : current;
  const order = names.map((_, step) => (from + step) % names.length);
  return order.find((item) => names[item]?.trim().toLowerCase().startsWith(beginning)) ?? null;
}
