/** In years, in the order in which they come. */
export function articlesByYear<Dated extends { date: string }>(
  articles: readonly Dated[],
): { year: string; articles: Dated[] }[] {
  const years = Map.groupBy(articles, ({ date }) => date.slice(0, 4));
  return [...years].map(([year, articles]) => ({ year, articles }));
}
