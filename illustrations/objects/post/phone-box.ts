import { path, rectangle } from "../../engine/marks.ts";

/** A public telephone in its box, 104 by 226 pixels, its foot at the origin. */
export function phoneBox(): string {
  return (
    rectangle("object", -46, -204, 92, 204) +
    path("object", "M-52-204q52-36 104 0z") +
    rectangle(["green", "outline"], -38, -198, 76, 22, 3) +
    path("line-white", "M-22-187h44") +
    rectangle(["sky", "outline"], -34, -168, 68, 146, 2) +
    telephone() +
    path("line-thin", "M-34-132h14m32 0h22M-34-58h68M22-168v146") +
    rectangle("object-thin", 26, -106, 6, 26, 3)
  );
}

/** With its receiver on the hook. */
function telephone(): string {
  return (
    rectangle("object-thin", -20, -140, 34, 56, 4) +
    path("line-thin", "M-2-96h10m-10-8h10m-10-8h10m-10-8h10M-12-96c-4 22 8 30 10 12s14-6 8 8") +
    path("ink", "M-17-134q7-5 10 2v30q-3 7-10 2l3-8v-18z")
  );
}
