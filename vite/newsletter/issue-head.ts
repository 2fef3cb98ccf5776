import { z } from "zod";
import { missing, summaryField, yesOrNo } from "../markdown/head-fields.ts";

/** What an issue says of itself above its text. Its messages are read by the owner. */
export const issueHead = z.strictObject({
  title: z
    .string(missing)
    .min(1, "must not be empty")
    .max(70, "must be 70 characters at most: it is the subject, and mail programs cut longer ones off"),
  summary: summaryField,
  date: z.iso.date("must be a day as 2026-11-26").optional(),
  /** True of an issue that is made up: it goes with `demo: false`. */
  example: yesOrNo,
  draft: yesOrNo,
});
