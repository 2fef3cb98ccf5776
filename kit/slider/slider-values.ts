// The rules of a slider's handles. Their messages are fixed (R-WIDGET-12).

/** What the values of a slider can be. */
export interface SliderScale {
  /** Where the rail begins. */
  min: number;
  /** Where the rail ends. */
  max: number;
  /** From one value to the next. */
  step: number;
}

/** The first values of a slider, low to high, each on a step. @throws RangeError 'model must not be an empty array' */
export function firstValues(model: readonly number[], scale: SliderScale) {
  if (model.length === 0) throw new RangeError("model must not be an empty array");
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
export function nearestHandle(values: readonly number[], at: number) {
  const distances = values.map((value) => Math.abs(value - at));
  const nearest = Math.min(...distances);
  return values.some((value, handle) => distances[handle] === nearest && value < at)
    ? distances.lastIndexOf(nearest)
    : distances.indexOf(nearest);
}

/**
 * A slider with other handles is another one: give it another `key`.
 * @throws Error 'element can be initialised once' if the second model is for another number of handles
 */
export function checkInitialisedOnce(model: readonly number[], second: readonly number[]) {
  if (model.length !== second.length) throw new Error("element can be initialised once");
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
