import { path } from "../engine/marks.ts";
import { pen } from "../engine/pen.ts";

/** A fossil, about 34 pixels in every direction from its middle. */
export function ammonite(): string {
  const shell = pen(2);
  const ribs = pen(2);
  for (let turn = 0; turn < 19; turn += 0.3) {
    const reach = 2.2 * Math.exp(turn * 0.145);
    const x = Math.cos(turn) * reach;
    const y = Math.sin(turn) * reach;
    if (turn === 0) shell.move(x, y);
    else shell.line(x, y);
    if (turn <= 6.5) continue;
    ribs.move(x, y).line(Math.cos(turn + 0.12) * reach * 0.66, Math.sin(turn + 0.12) * reach * 0.66);
  }
  return path("fossil", shell.data(), 2) + path("fossil", ribs.data(), 1.1);
}
