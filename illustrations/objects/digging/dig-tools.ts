import { path, rectangle } from "../../engine/marks.ts";

/** A geologist's hammer that lies there: 210 pixels long. */
export function rockHammer(): string {
  return (
    '<g transform="rotate(14)">' +
    rectangle("object", 30, -9, 170, 18, 6) +
    rectangle(["green", "outline"], 104, -11, 96, 22, 9) +
    path("line-thin", "M124-8v16m16-16v16m16-16v16m16-16v16") +
    path(["mid", "outline"], "M8-14C10-42 6-60-8-80 18-70 30-44 31-14V20l4 7v23H5V27l3-7z") +
    "</g>"
  );
}

/** A flat brush, 150 pixels long. */
export function brush(): string {
  return (
    '<g transform="rotate(-8)">' +
    path("object", "M0-8l74-8v32L0 8q-10-8 0-16z") +
    rectangle(["mid", "outline"], 72, -22, 22, 44, 2) +
    path(["platform", "outline"], "M94-20q30-2 46-8-6 14 0 26-8 12 0 28-22-6-46-6z") +
    path("line-thin", "M100-12l34-4m-34 12h32m-32 10l34 4") +
    "</g>"
  );
}
