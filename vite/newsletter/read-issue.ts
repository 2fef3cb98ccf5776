import { z } from "zod";
import type { Issue, IssuePicture } from "../../contract/newsletter/issue.ts";
import { allBlocks } from "../../contract/newsletter/walk-blocks.ts";
import { readFrontMatter } from "../markdown/front-matter.ts";
import { missing, summaryField, yesOrNo } from "../markdown/head-fields.ts";
import { markdownTree } from "../markdown/tree.ts";
import { unparsedMarkup } from "../markdown/unparsed-markup.ts";
import { type Problem, WrongText } from "../mistake.ts";
import { blocksOf } from "./blocks.ts";
import { issueName } from "./issue-name.ts";

/**
 * Parses an issue. Reports what an email cannot show, so that the email and the page have the same content.
 * `findPicture` returns a picture of the issue's folder, or a message that says why it cannot be used.
 * @throws WrongText
 */
export function readIssue(
  file: string,
  markdown: string,
  findPicture: (file: string) => IssuePicture | string,
): Issue {
  const { head, body } = readFrontMatter(markdown, issueHead);
  const { thursday, slug } = issueName(file, head.date);
  const tree = markdownTree(body);
  const problems: Problem[] = unparsedMarkup(tree);
  const told = (line: number, what: string) => {
    problems.push({ line, what });
    return null;
  };
  const blocks = blocksOf(tree.root.children, told);
  if (blocks.length === 0) told(markdown.trimEnd().split("\n").length + 1, "the issue has no text");
  const pictures: Record<string, IssuePicture> = {};
  for (const block of allBlocks(blocks)) {
    if (block.type !== "picture") continue;
    const found = findPicture(block.file);
    if (typeof found === "string") told(block.line, found);
    else pictures[block.file] = found;
  }
  if (problems.length > 0) throw new WrongText(problems.sort((one, other) => one.line - other.line));
  const lineOf = (name: string) => markdown.split("\n").findIndex((line) => line.startsWith(`${name}:`)) + 1;
  const { title, summary, draft, example } = head;
  const lines = { title: lineOf("title"), summary: lineOf("summary") };
  return { file, thursday, slug, title, summary, draft, example, lines, blocks, pictures };
}

/** The schema of an issue's front matter. The owner sees its error messages. */
const issueHead = z.strictObject({
  title: z
    .string(missing)
    .min(1, "must not be empty")
    .max(70, "must be at most 70 characters: it is the subject, and mail programs cut off longer ones"),
  summary: summaryField,
  date: z.iso.date("must be a valid date like 2026-11-26").optional(),
  /** True for one of the example company's issues, which `demo: false` removes. */
  example: yesOrNo,
  draft: yesOrNo,
});
