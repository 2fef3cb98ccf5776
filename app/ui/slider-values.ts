// The rules of a slider's handles. Messages of the specification, section 5, are quoted.

export interface SliderScale {
  min: number;
  max: number;
  step: number;
}

/** The first values of a slider, low to high, each on a step. @throws RangeError if there are none */
export function firstValues(model: readonly number[], scale: SliderScale) {
  if (model.length === 0)
    throw new RangeError("A slider needs at least one value: its model is an empty array");
  return model.map((value) => onStep(value, scale)).sort((one, other) => one - other);
}

/**
 * Moves one handle, as far as its neighbours let it: handles don't cross.
 * @throws RangeError 'invalid handle number'
 */
export function moveHandle(values: readonly number[], handle: number, to: number, scale: SliderScale) {
  if (!(handle in values)) throw new RangeError("invalid handle number");
  const low = values[handle - 1] ?? scale.min;
  const high = values[handle + 1] ?? scale.max;
  return values.with(handle, Math.min(Math.max(onStep(to, scale), low), high));
}

/** Which handle a click at a value moves: the nearest; of two in one place the one that can go there. */
export function handleNear(values: readonly number[], at: number) {
  const distances = values.map((value) => Math.abs(value - at));
  const nearest = Math.min(...distances);
  return values.some((value, handle) => distances[handle] === nearest && value < at)
    ? distances.lastIndexOf(nearest)
    : distances.indexOf(nearest);
}

/** @throws Error if a slider is given another number of handles than it was initialised with */
export function checkInitialisedOnce(values: readonly number[], model: readonly number[]) {
  if (model.length !== values.length) {
    throw new Error("A slider is initialised once: to change its number of handles, give it another key");
  }
}

/** How far along the track a value lies, in percent. */
export function percent(value: number, { min, max }: SliderScale) {
  return max === min ? 0 : ((value - min) / (max - min)) * 100;
}

function onStep(value: number, { min, max, step }: SliderScale) {
  const steps = Math.min(Math.round((value - min) / step), Math.floor((max - min) / step));
  // 0.1 + 0.2 is no step.
  return Number((min + Math.max(steps, 0) * step).toFixed(10));
}
