import { still } from "../engine/object.ts";
import type { Picture } from "../engine/picture.ts";

/** The drawings in `illustrations/stills/`, each of which is a complete picture. */
export const pictures: readonly Picture[] = [
  { name: "coworking-tuesday", draw: () => still("coworking-tuesday"), budget: 2_500 },
  { name: "erased-again-phone", draw: () => still("erased-again-phone"), budget: 3_000 },
  { name: "erased-again-wide", draw: () => still("erased-again-wide"), budget: 3_000 },
  { name: "named-columns-phone", draw: () => still("named-columns-phone"), budget: 4_000 },
  { name: "named-columns-wide", draw: () => still("named-columns-wide"), budget: 4_000 },
  { name: "one-commit-phone", draw: () => still("one-commit-phone"), budget: 3_000 },
  { name: "one-commit-wide", draw: () => still("one-commit-wide"), budget: 3_000 },
  { name: "pit-lamp", draw: () => still("pit-lamp"), budget: 800 },
  { name: "pit-lamp-head", draw: () => still("pit-lamp-head"), budget: 800 },
  { name: "pit-lamp-light", draw: () => still("pit-lamp-light"), budget: 600 },
  { name: "post-and-phone", draw: () => still("post-and-phone"), budget: 1_500 },
  { name: "postmark", draw: () => still("postmark"), budget: 500 },
  { name: "same-key-phone", draw: () => still("same-key-phone"), budget: 3_000 },
  { name: "same-key-wide", draw: () => still("same-key-wide"), budget: 3_500 },
  { name: "survey-rig", draw: () => still("survey-rig"), budget: 1_500 },
  { name: "survey-rig-narrow", draw: () => still("survey-rig-narrow"), budget: 1_500 },
  { name: "ten-seconds-phone", draw: () => still("ten-seconds-phone"), budget: 3_000 },
  { name: "ten-seconds-wide", draw: () => still("ten-seconds-wide"), budget: 3_000 },
];
