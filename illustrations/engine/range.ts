/** The numbers from `start` in steps, without `end`. */
export function range(start: number, end: number, step: number): number[] {
  const numbers: number[] = [];
  for (let number = start; number < end; number += step) numbers.push(number);
  return numbers;
}
