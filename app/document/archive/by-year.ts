/** Groups entries by year without changing their order. */
export function entriesByYear<Dated extends { date: string }>(
  entries: readonly Dated[],
): { year: string; entries: Dated[] }[] {
  const years = Map.groupBy(entries, ({ date }) => date.slice(0, 4));
  return [...years].map(([year, entries]) => ({ year, entries }));
}
