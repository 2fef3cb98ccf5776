import { still } from "../../engine/object.ts";
import type { Picture } from "../../engine/picture.ts";

export const pictures: readonly Picture[] = [
  { name: "postmark", draw: () => still("postmark"), budget: 500 },
];
