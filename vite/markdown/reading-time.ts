/** Returns the reading time in whole minutes, at least one, at 220 words a minute. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 220));
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
