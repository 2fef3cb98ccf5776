import { circle, path } from "../engine/marks.ts";

/** A clock 88 pixels wide, its centre at the origin. */
export function clock(hour: number, minute: number): string {
  const marks = Array.from({ length: 12 }, (_, index) => hand(index * 30, 33, 38));
  return (
    circle("object", 0, 0, 44) +
    path("line-thin", marks.join("")) +
    path("line-bold", hand(hour * 30 + minute / 2, 0, 20)) +
    path("line", hand(minute * 6, 0, 31)) +
    circle("accent", 0, 0, 4)
  );
}

function hand(turn: number, from: number, to: number): string {
  const [x, y] = [Math.sin((turn / 180) * Math.PI), -Math.cos((turn / 180) * Math.PI)];
  return `M${Math.round(x * from)} ${Math.round(y * from)}L${Math.round(x * to)} ${Math.round(y * to)}`;
}
