/** Splits a string of values, such as `Basalt, Gneiss` with the delimiter `,`. */
export function partsOf(text: string, delimiter: string) {
  return text
    .split(delimiter)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Splits a string, while it is being typed, into the finished values and the value in progress. */
export function splitCompleteParts(text: string, delimiter: string) {
  const end = text.lastIndexOf(delimiter);
  if (end < 0) return { finished: [], unfinished: text };
  const unfinished = text.slice(end + delimiter.length).trimStart();
  return { finished: partsOf(text.slice(0, end), delimiter), unfinished };
}
