import { at, path, rectangle } from "../engine/marks.ts";
import { laptop } from "./machines/laptop.ts";

/** A desk with a laptop, a lamp and a chair: 190 pixels wide, its feet at y = 0. */
export function desk(): string {
  return (
    path("line-bold", "M12 0l6-58M150 0l-6-58") +
    rectangle("object", 0, -66, 162, 9, 2) +
    rectangle("object", 104, -57, 40, 30, 3) +
    path("line-thin", "M118-48h12m-26 6h40") +
    at(24, -121, laptop(), 0.45) +
    path("line", "M124-66v-6l-8-36 22-16") +
    path("green", "M128-134l24 8-6 14-22-6z") +
    path(["hollow", "outline"], "M128-134l24 8-6 14-22-6z") +
    path("line-bold", "M172 0v-22m-12 22h24M172-22v-14") +
    path("object", "M156-42h30v8h-30zM182-42q8-30 4-50-8-2-10 2 2 24-2 48z")
  );
}
