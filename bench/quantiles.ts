/**
 * The middle figure, or the mean of the two middle ones.
 * @throws RangeError if there are no figures
 */
export function median(figures: readonly number[]): number {
  const sorted = ascending(figures);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  if (low === undefined || high === undefined) throw new RangeError("There is no median without values");
  return (low + high) / 2;
}

/**
 * The smallest figure that is at least as large as 99% of all figures (nearest rank).
 * @throws RangeError if there are no figures
 */
export function p99(figures: readonly number[]): number {
  const found = ascending(figures)[Math.ceil(figures.length * 0.99) - 1];
  if (found === undefined) throw new RangeError("There is no p99 without values");
  return found;
}

function ascending(figures: readonly number[]): Float64Array {
  return Float64Array.from(figures).sort();
}
