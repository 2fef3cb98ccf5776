import { z } from "zod";
import type { ArticleHead } from "../../app/pages/articles/article.ts";
import { authorsOf } from "../../app/pages/articles/authors.ts";
import { site } from "../../site.config.ts";
import { dayField, missing, summaryField, titleField, yesOrNo } from "../markdown/head-fields.ts";

const authors = authorsOf(site);

/** The schema of an article's front matter. The owner sees its error messages. */
export const articleHead: z.ZodType<ArticleHead> = z
  .strictObject({
    title: titleField,
    summary: summaryField,
    date: dayField,
    author: z
      .string(missing)
      .refine(
        (name) => authors.includes(name),
        `must be one of the people in site.config.ts, or the company: ${authors.join(", ")}`,
      ),
    category: z.string().max(30, "must be at most 30 characters").optional(),
    figure: z.string().optional(),
    figureAlt: z.string().optional(),
    figureCaption: z.string().optional(),
    draft: yesOrNo,
  })
  .check(({ value, issues }) => {
    const problem = (name: keyof typeof value, message: string) =>
      issues.push({ code: "custom", input: value[name], path: [name], message });
    if (value.figure && !value.figureAlt) problem("figureAlt", "is missing (it says what the figure shows)");
    for (const name of ["figureAlt", "figureCaption"] as const)
      if (value[name] && !value.figure)
        problem(name, "has no figure; add a line `figure: …` or remove this one");
  });
