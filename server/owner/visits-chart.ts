import type { Period } from "./visits-periods.ts";

/** Columns of blocks over the periods that they are of, at most 80 characters wide for 70 periods. */
export function visitsChart(periods: readonly Period[]): string[] {
  const most = Math.max(1, ...periods.map(({ views }) => views));
  const scale = figures.format(most);
  const each = Math.min(3, Math.floor(mostColumns / periods.length));
  const rows = Array.from({ length: height }, (_, row) => {
    const filled = periods.map(({ views }) => {
      const block = blockAt(height - 1 - row, (views / most) * height);
      return block.repeat(Math.max(1, each - 1)).padEnd(each);
    });
    const axis = row === 0 ? `${scale} ┤` : `${" ".repeat(scale.length)} │`;
    return (axis + filled.join("")).trimEnd();
  });
  const width = each * periods.length;
  return [
    ...rows,
    `${"0".padStart(scale.length)} └${"─".repeat(width)}`,
    `${" ".repeat(scale.length + 2)}${datesBelow(periods, width)}`,
  ];
}

const height = 6;
/** With room for a scale of seven digits. */
const mostColumns = 68;
const figures = new Intl.NumberFormat("en-AU");
const blocks = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/** What a column of this level shows in a row, counted from below; whoever came at all is seen. */
function blockAt(row: number, level: number): string {
  const eighths = Math.round((level - row) * 8);
  const least = row === 0 && level > 0 ? 1 : 0;
  return blocks[Math.min(8, Math.max(least, eighths))] ?? " ";
}

/** The first, and the last where there is room. */
function datesBelow(periods: readonly Period[], width: number): string {
  const [first, last] = [periods.at(0), periods.at(-1)].map((period) => (period ? dateOf(period) : ""));
  const room = width - (first ?? "").length;
  return room > (last ?? "").length ? `${first}${(last ?? "").padStart(room)}` : `${first}`;
}

function dateOf({ begins }: Period): string {
  return begins.toLocaleString("en-AU", { day: "numeric", month: "short" });
}
