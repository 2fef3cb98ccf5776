import { still } from "../../engine/object.ts";
import type { Picture } from "../../engine/picture.ts";

export const pictures: readonly Picture[] = [
  { name: "erased-again-phone", draw: () => still("erased-again-phone"), budget: 3_000 },
  { name: "erased-again-wide", draw: () => still("erased-again-wide"), budget: 3_000 },
  { name: "named-columns-phone", draw: () => still("named-columns-phone"), budget: 4_000 },
  { name: "named-columns-wide", draw: () => still("named-columns-wide"), budget: 4_000 },
  { name: "one-commit-phone", draw: () => still("one-commit-phone"), budget: 3_000 },
  { name: "one-commit-wide", draw: () => still("one-commit-wide"), budget: 3_000 },
  { name: "same-key-phone", draw: () => still("same-key-phone"), budget: 3_000 },
  { name: "same-key-wide", draw: () => still("same-key-wide"), budget: 3_500 },
  { name: "ten-seconds-phone", draw: () => still("ten-seconds-phone"), budget: 3_000 },
  { name: "ten-seconds-wide", draw: () => still("ten-seconds-wide"), budget: 3_000 },
];
