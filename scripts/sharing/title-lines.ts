export interface TitleLines {
  size: number;
  lines: string[];
}

/**
 * Breaks a title into lines at the largest font size at which it fits into `room`, or at the smallest size if none
 * fits. `widthOf` returns the width of a text at font size 1.
 */
export function titleLines(
  title: string,
  room: { width: number; height: number },
  widthOf: (words: string) => number,
): TitleLines {
  const least = sizes.at(-1) ?? 0;
  const fits = (size: number) => {
    const lines = broken(title, room.width / size, widthOf);
    const isNarrow = lines.every((line) => widthOf(line) * size <= room.width);
    return isNarrow && lines.length * size * leading <= room.height;
  };
  const size = sizes.find(fits) ?? least;
  return { size, lines: balanced(title, room.width / size, widthOf) };
}

export const leading = 1.04;

const sizes = [112, 104, 96, 88, 80, 74, 68, 62, 56, 50, 44, 40];

/** Breaks a title into as few lines as possible, of about equal length. */
function balanced(title: string, width: number, widthOf: (words: string) => number): string[] {
  const most = broken(title, width, widthOf).length;
  const narrower = [0.6, 0.7, 0.8, 0.9]
    .map((share) => broken(title, width * share, widthOf))
    .find((lines) => lines.length === most && lines.every((line) => widthOf(line) <= width));
  return narrower ?? broken(title, width, widthOf);
}

function broken(title: string, width: number, widthOf: (words: string) => number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
