/** The middle figure, or the mean of the two middle ones. NaN if there are no figures. */
export function median(figures: readonly number[]): number {
  return (quantile(figures, 0.5, Math.floor) + quantile(figures, 0.5, (place) => Math.ceil(place) - 1)) / 2;
}

/** The smallest figure that is at least as large as 99% of all figures (nearest rank). NaN if there are none. */
export function p99(figures: readonly number[]): number {
  return quantile(figures, 0.99, (place) => Math.ceil(place) - 1);
}

function quantile(figures: readonly number[], share: number, rank: (place: number) => number): number {
  return Float64Array.from(figures).sort()[rank(figures.length * share)] ?? Number.NaN;
}
