// R-WIDGET-12 specifies the error messages in this file.

/** The limits and the step of a slider. */
export interface SliderScale {
  min: number;
  max: number;
  /** The step between the values that a handle can take. */
  step: number;
}

/**
 * Returns the initial values of a slider in ascending order, each rounded to the nearest step.
 * @throws RangeError 'model must not be an empty array'
 */
export function firstValues(model: readonly number[], scale: SliderScale) {
  if (model.length === 0) throw new RangeError("model must not be an empty array");
  return model.map((value) => onStep(value, scale)).sort((one, other) => one - other);
}

/**
 * Moves a handle; its neighbours limit it, because handles don't cross.
 * @throws RangeError 'invalid handle number'
 */
export function moveHandle(values: readonly number[], handle: number, to: number, scale: SliderScale) {
  if (!(handle in values)) throw new RangeError("invalid handle number");
  const low = values[handle - 1] ?? scale.min;
  const high = values[handle + 1] ?? scale.max;
  return values.with(handle, Math.min(Math.max(onStep(to, scale), low), high));
}

/**
 * Returns the index of the handle to move when the track is clicked at a value: the nearest handle or, if two are at
 * the same position, the one that can move there.
 */
export function nearestHandle(values: readonly number[], at: number) {
  const distances = values.map((value) => Math.abs(value - at));
  const nearest = Math.min(...distances);
  return values.some((value, handle) => distances[handle] === nearest && value < at)
    ? distances.lastIndexOf(nearest)
    : distances.indexOf(nearest);
}

/**
 * Checks that the number of handles has not changed. To change the number, give the slider another `key`.
 * @throws Error 'element can be initialised once' if the second model has a different number of handles
 */
export function checkInitialisedOnce(model: readonly number[], second: readonly number[]) {
  if (model.length !== second.length) throw new Error("element can be initialised once");
}

/** The position of a value on the track, in percent. */
export function percent(value: number, { min, max }: SliderScale) {
  return max === min ? 0 : ((value - min) / (max - min)) * 100;
}

function onStep(value: number, { min, max, step }: SliderScale) {
  const steps = Math.min(Math.round((value - min) / step), Math.floor((max - min) / step));
  // Rounds floating-point errors away, because 0.1 + 0.2 is not exactly 0.3.
  return Number((min + Math.max(steps || 0, 0) * step).toFixed(10));
}
