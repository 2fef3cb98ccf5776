import { z } from "zod";
import { maxTitleLength } from "../../content/page-head.ts";

/** The error for a missing front matter field. The owner sees this message and those of the fields below. */
export const missing = { error: "is missing" };

export const summaryField = z
  .string(missing)
  .min(80, "must be 80 to 155 characters: say more about what a reader will find")
  .max(155, "must be 80 to 155 characters: search results cut off longer ones");

export const titleField = z
  .string(missing)
  .min(1, "must not be empty")
  .max(maxTitleLength, `must be at most ${maxTitleLength} characters: search results cut off longer ones`);

export const dayField = z.string(missing).pipe(z.iso.date("must be a valid date like 2026-10-02"));

export const yesOrNo = z
  .enum(["true", "false"], "must be true or false")
  .transform((word) => word === "true")
  .default(false);
