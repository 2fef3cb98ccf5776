import { z } from "zod";
import { site } from "../../../site.config.ts";

const missing = { error: "is missing" };
const authors = [...site.people.map(({ name }) => name), site.name];
/** Search results cut longer ones off. */
const longestTitle = 59;

/** What an article says of itself above its text. Its messages are read by the owner. */
export const articleHead = z
  .strictObject({
    title: z
      .string(missing)
      .min(1, "must not be empty")
      .max(longestTitle, `must be ${longestTitle} characters at most: search results cut longer ones off`),
    /** Leads into the article, and stands under it in search results. */
    summary: z
      .string(missing)
      .min(80, "must be 80 to 155 characters: say more of what a reader finds")
      .max(155, "must be 80 to 155 characters: search results cut longer ones off"),
    date: z.string(missing).pipe(z.iso.date("must be a day as 2026-10-02")),
    author: z
      .string(missing)
      .refine(
        (name) => authors.includes(name),
        `must be one of the people in site.config.ts, or the company: ${authors.join(", ")}`,
      ),
    figure: z.string().optional(),
    figureAlt: z.string().optional(),
    figureCaption: z.string().optional(),
    draft: z
      .enum(["true", "false"], "must be true or false")
      .transform((draft) => draft === "true")
      .default(false),
  })
  .check(({ value, issues }) => {
    const problem = (name: keyof typeof value, message: string) =>
      issues.push({ code: "custom", input: value[name], path: [name], message });
    if (value.figure && !value.figureAlt) problem("figureAlt", "is missing, and says what the figure shows");
    if (value.figure) return;
    if (value.figureAlt) problem("figureAlt", "is of no figure; add a line figure or remove this one");
    if (value.figureCaption)
      problem("figureCaption", "is of no figure; add a line figure or remove this one");
  });

export type ArticleHead = z.infer<typeof articleHead>;
