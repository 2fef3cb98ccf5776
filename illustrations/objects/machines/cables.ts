import { words } from "../../engine/lettering.ts";
import { circle, path, rectangle } from "../../engine/marks.ts";
import type { Mark } from "../../engine/palette.ts";

/** One cable along path data, `width` pixels thick without its outline. */
export function cable(data: string, colour: CableColour, width = 13): string {
  return (
    path("cable-edge", data, width + 4) + path(colour, data, width) + path("cable-shine", data, width / 5)
  );
}

type CableColour = Extract<Mark, "cable-accent" | "cable-azure" | "cable-slate">;

type CableEnds = readonly [accent: number, azure: number, slate: number];

/**
 * Three cables with plugs at the left, through a splice box, to the right end. `y` is the middle, `ends` the distance
 * from it to the lower ends. The lower two can continue to the right.
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
    rows.map(({ offset }) => plug(left, y + offset)).join("") +
    spliceBox(middle, y)
  );
}

type Run = { offset: number; sag: number; last: number };

function plug(x: number, y: number): string {
  return (
    rectangle("object", x - 34, y - 12, 40, 24, 4) +
    rectangle("object-thin", x - 48, y - 8, 15, 16, 2) +
    path("line-thin", `M${x - 43} ${y - 4}v8m5-8v8M${x - 22} ${y - 12}v24m10-24v24`)
  );
}

/** A splice box 184 pixels wide and 60 high, centred at the point. */
export function spliceBox(x: number, y: number): string {
  const ports = Array.from({ length: 8 }, (_, index) => x - 64 + index * 16.5);
  return (
    rectangle("object", x - 78, y - 30, 156, 60, 12) +
    rectangle("object", x - 92, y - 22, 16, 44, 4) +
    rectangle("object", x + 76, y - 22, 16, 44, 4) +
    ports.map((port) => rectangle("tint", port, y - 16, 12, 12, 2)).join("") +
    path("line-thin", ports.map((port) => `M${port + 3} ${y - 12}h6`).join("")) +
    words("mono", "ink", x - 63, y + 17, 10.5, "SYD-02") +
    circle("green", x + 40, y + 13, 4) +
    circle("mid", x + 54, y + 13, 4)
  );
}
