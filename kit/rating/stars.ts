export type Star = "full" | "half" | "empty";

/** Rounds a rating from 0 to 5 to the nearest half, and returns it with its five stars. */
export function starsOf(rating: number): { value: number; stars: Star[] } {
  const value = Math.round(rating * 2) / 2;
  const stars = Array.from({ length: 5 }, (_, index): Star => {
    if (value >= index + 1) return "full";
    return value > index ? "half" : "empty";
  });
  return { value, stars };
}
