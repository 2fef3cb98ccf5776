import type { Picture } from "../../engine/picture.ts";
import { secondSender } from "./second-sender.ts";
import { threeGates } from "./three-gates.ts";
import { writtenList } from "./written-list.ts";

/** By the names of their PNG files in `content/newsletter/`: a page shows these, which know both themes. */
export const issuePictures: readonly Picture[] = [
  { name: "issue-picture-three-questions", draw: threeGates, budget: 5_000 },
  { name: "issue-picture-second-sender", draw: secondSender, budget: 5_000 },
  { name: "issue-picture-written-list", draw: writtenList, budget: 4_000 },
];
