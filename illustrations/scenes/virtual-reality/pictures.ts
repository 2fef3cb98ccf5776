import { still } from "../../engine/object.ts";
import type { Picture } from "../../engine/picture.ts";

export const pictures: readonly Picture[] = [
  { name: "pit-lamp", draw: () => still("pit-lamp"), budget: 800 },
  { name: "pit-lamp-light", draw: () => still("pit-lamp-light"), budget: 600 },
];
