import { z } from "zod";

const missing = { error: "is missing" };

/** What an issue says of itself above its text. Its messages are read by the owner. */
export const issueHead = z.strictObject({
  title: z
    .string(missing)
    .min(1, "must not be empty")
    .max(70, "must be 70 characters at most: it is the subject, and mail programs cut longer ones off"),
  summary: z
    .string(missing)
    .min(80, "must be 80 to 155 characters: say more of what a reader finds")
    .max(155, "must be 80 to 155 characters: search results cut longer ones off"),
  date: z.iso.date("must be a day as 2026-11-26").optional(),
  draft: z
    .enum(["true", "false"], "must be true or false")
    .transform((draft) => draft === "true")
    .default(false),
});
