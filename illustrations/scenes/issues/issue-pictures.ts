import type { Picture } from "../../engine/picture.ts";
import { secondSender } from "./second-sender.ts";
import { secondSenderPhone } from "./second-sender-phone.ts";
import { threeGates, threeGatesPhone, threeGatesWide } from "./three-gates.ts";
import { writtenList, writtenListPhone } from "./written-list.ts";

/**
 * The pictures, with the names of their PNG files in `content/newsletter/`. Pages show these SVG files, because they
 * have both themes.
 */
export const pictures: readonly Picture[] = [
  { name: "issue-picture-three-questions", draw: () => threeGates(threeGatesWide), budget: 5_000 },
  { name: "issue-picture-three-questions-phone", draw: () => threeGates(threeGatesPhone), budget: 5_000 },
  { name: "issue-picture-second-sender", draw: secondSender, budget: 5_000 },
  { name: "issue-picture-second-sender-phone", draw: secondSenderPhone, budget: 5_000 },
  { name: "issue-picture-written-list", draw: writtenList, budget: 4_000 },
  { name: "issue-picture-written-list-phone", draw: writtenListPhone, budget: 4_000 },
];
