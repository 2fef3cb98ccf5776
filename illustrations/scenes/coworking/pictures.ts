import { still } from "../../engine/object.ts";
import type { Picture } from "../../engine/picture.ts";

export const pictures: readonly Picture[] = [
  { name: "coworking-tuesday", draw: () => still("coworking-tuesday"), budget: 2_500 },
];
