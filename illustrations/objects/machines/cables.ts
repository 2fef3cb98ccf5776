import { at, path } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import type { Mark } from "../../engine/palette.ts";

/** A cable along a path, `width` pixels thick, not counting its outline. */
export function cable(data: string, colour: CableColour, width = 13): string {
  return (
    path("cable-edge", data, width + 4) + path(colour, data, width) + path("cable-shine", data, width / 5)
  );
}

type CableColour = Extract<Mark, "cable-accent" | "cable-azure" | "cable-slate">;

type CableEnds = readonly [accent: number, azure: number, slate: number];

/**
 * Three cables that run from plugs on the left through a splice box to the right. `y` is their vertical middle, and
 * `ends` are the offsets of their right ends from `y`. The lower two cables can continue to `beyond`.
 */
export function cables(
  left: number,
  right: number,
  y: number,
  ends: CableEnds = [-41, 2, 43],
  beyond = right,
): string {
  const middle = Math.round((left + right) / 2);
  const boxLeft = middle - 74;
  const boxRight = middle + 74;
  const bend = Math.round((boxLeft - left) * 0.55);
  const run = ({ offset, sag, last }: Run, end: number) => {
    const inBox = Math.round(y + offset * 0.42);
    return (
      `M${left} ${y + offset}C${left + bend} ${y + offset - sag} ${boxLeft - bend} ${inBox} ${boxLeft} ${inBox}` +
      `H${boxRight}C${boxRight + bend} ${inBox} ${right - bend} ${end} ${right} ${end}H${last}`
    );
  };
  const rows: (Run & { colour: CableColour })[] = [
    { offset: -34, sag: 12, last: right, colour: "cable-accent" },
    { offset: 2, sag: -12, last: beyond, colour: "cable-azure" },
    { offset: 36, sag: 8, last: beyond, colour: "cable-slate" },
  ];
  return (
    rows.map((row, index) => cable(run(row, y + (ends[index] ?? 0)), row.colour)).join("") +
    rows.map(({ offset }) => at(left, y + offset, object("cable-plug"))).join("") +
    at(middle, y, object("splice-box"))
  );
}

type Run = { offset: number; sag: number; last: number };
