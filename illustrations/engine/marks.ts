import type { Mark } from "./palette.ts";
import { shortest } from "./pen.ts";

/** One mark, or several marks whose styles are combined. */
export type Marks = Mark | readonly Mark[];

export function path(marks: Marks, data: string, strokeWidth?: number): string {
  const width = strokeWidth === undefined ? "" : ` stroke-width="${shortest(strokeWidth)}"`;
  return `<path class="${names(marks)}"${width} d="${data}"/>`;
}

export function rectangle(
  marks: Marks,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
): string {
  const corner = radius === 0 ? "" : ` rx="${shortest(radius)}"`;
  return `<rect class="${names(marks)}" x="${shortest(x)}" y="${shortest(y)}" width="${shortest(width)}" height="${shortest(height)}"${corner}/>`;
}

export function circle(marks: Marks, x: number, y: number, radius: number): string {
  return `<circle class="${names(marks)}" cx="${shortest(x)}" cy="${shortest(y)}" r="${shortest(radius)}"/>`;
}

export function ellipse(marks: Marks, x: number, y: number, radiusX: number, radiusY: number): string {
  return `<ellipse class="${names(marks)}" cx="${shortest(x)}" cy="${shortest(y)}" rx="${shortest(radiusX)}" ry="${shortest(radiusY)}"/>`;
}

/** Moves the origin of a drawing to (x, y), then scales and rotates it. `turn` is in degrees, clockwise. */
export function at(x: number, y: number, drawing: string, scale = 1, turn = 0): string {
  const turned = turn === 0 ? "" : ` rotate(${shortest(turn)})`;
  const size = scale === 1 ? "" : ` scale(${shortest(scale)})`;
  return `<g transform="translate(${shortest(x)} ${shortest(y)})${turned}${size}">${drawing}</g>`;
}

/** Clips a drawing to `outline`, which is path data. The id must be unique in the picture. */
export function clipped(id: string, outline: string, drawing: string): string {
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${drawing}</g>`;
}

function names(marks: Marks): string {
  return typeof marks === "string" ? marks : marks.join(" ");
}
