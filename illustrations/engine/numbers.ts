/** Returns the numbers from `start` up to but not including `end`, `step` apart. */
export function range(start: number, end: number, step: number): number[] {
  const numbers: number[] = [];
  for (let number = start; number < end; number += step) numbers.push(number);
  return numbers;
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
