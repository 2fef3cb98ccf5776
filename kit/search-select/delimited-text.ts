/** Several values in one string: `Basalt, Gneiss` with the delimiter `,`. */
export function partsOf(text: string, delimiter: string) {
  return text
    .split(delimiter)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The same while somebody types: the finished parts, and what is still being typed. */
export function splitWhileTyped(text: string, delimiter: string) {
  const end = text.lastIndexOf(delimiter);
  if (end < 0) return { finished: [], unfinished: text };
  const unfinished = text.slice(end + delimiter.length).trimStart();
  return { finished: partsOf(text.slice(0, end), delimiter), unfinished };
}
