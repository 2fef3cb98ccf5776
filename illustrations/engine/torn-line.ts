import { random } from "./random.ts";

/**
 * A ragged periodic line that begins and ends at 0, so that it can be tiled. It deviates by about `reach` to each side,
 * and its shortest wave is `period / finest` long.
 */
export function tornLine(seed: number, period: number, reach: number, finest = 9): (along: number) => number {
  const chance = random(seed);
  const waves = Array.from({ length: finest }, (_, index) => ({
    turns: index + 1,
    phase: chance() * 2 * Math.PI,
    height: (0.5 + chance() * 0.5) / (index + 1) ** 0.75,
  }));
  const raw = (along: number) =>
    waves.reduce(
      (sum, { turns, phase, height }) =>
        sum + height * Math.sin((along / period) * turns * 2 * Math.PI + phase),
      0,
    );
  const start = raw(0);
  return (along) => (raw(along) - start) * 0.55 * reach;
}
