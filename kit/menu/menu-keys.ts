/**
 * Returns the index of the item that a key leads to, or null if the key has no function. `current` is -1 if no item has
 * the focus.
 */
export function itemAfter(key: string, current: number, count: number): number | null {
  if (key === "ArrowDown") return (current + 1) % count;
  if (key === "ArrowUp") return current > 0 ? current - 1 : count - 1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

/**
 * Returns the index of the next item that starts with the typed letters, or null if there is none. Typing one letter
 * repeatedly moves through all items that start with it.
 */
export function itemBeginningWith(typed: string, current: number, names: readonly string[]): number | null {
  const [first = "", ...others] = typed.toLowerCase();
  const oneLetter = others.every((letter) => letter === first);
  const beginning = oneLetter ? first : typed.toLowerCase();
  const from = oneLetter ? current + 1 : current;
  const order = names.map((_, step) => (from + step) % names.length);
  return order.find((item) => names[item]?.trim().toLowerCase().startsWith(beginning)) ?? null;
}
