import type { Issue, IssuePicture } from "../../contract/newsletter/issue.ts";
import { allBlocks } from "../../contract/newsletter/walk-blocks.ts";
import { readFrontMatter } from "../markdown/front-matter.ts";
import { leftOver } from "../markdown/left-over.ts";
import { markdownTree } from "../markdown/markdown-tree.ts";
import { blocksOf } from "./blocks.ts";
import { issueHead } from "./issue-head.ts";
import { issueName } from "./issue-name.ts";
import type { Problems } from "./problems.ts";

/** Finds a picture beside the text; a string says why it can't be shown. */
export type FindPicture = (file: string) => IssuePicture | string;

/**
 * Reads one issue. What an email could not show is a problem and not left out: what a reader is to see must not depend
 * on where they read it. Undefined where there are problems.
 */
export function readIssue(
  file: string,
  markdown: string,
  findPicture: FindPicture,
  problems: Problems,
): Issue | undefined {
  const before = problems.count;
  const told = problems.in(file);
  const read = attempt(() => {
    const { head, body } = readFrontMatter(markdown, issueHead);
    return { head, body, ...issueName(file, head.date) };
  }, told);
  if (!read) return undefined;
  const { head, body, thursday, slug } = read;
  const tree = markdownTree(body);
  const blocks = blocksOf(tree.root.children, told);
  for (const { line, what } of leftOver(tree)) told(line, what);
  if (blocks.length === 0) told(markdown.trimEnd().split("\n").length + 1, "the issue has no text");
  const pictures: Record<string, IssuePicture> = {};
  for (const block of allBlocks(blocks)) {
    if (block.type !== "picture") continue;
    const found = findPicture(block.file);
    if (typeof found === "string") told(block.line, found);
    else pictures[block.file] = found;
  }
  if (problems.count > before) {
    problems.orderFrom(before);
    return undefined;
  }
  const lineOf = (name: string) => markdown.split("\n").findIndex((line) => line.startsWith(`${name}:`)) + 1;
  const { title, summary, draft, example } = head;
  const lines = { title: lineOf("title"), summary: lineOf("summary") };
  return { file, thursday, slug, title, summary, draft, example, lines, blocks, pictures };
}

/** What is thrown has a line of its own for each problem: "line 3: …". */
function attempt<Read>(read: () => Read, told: (line: number, what: string) => void): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    for (const each of error.message.split("\n")) {
      const { line = "1", what = each } = /^line (?<line>\d+): (?<what>.*)$/.exec(each)?.groups ?? {};
      told(Number(line), what.replace(/\.$/, ""));
    }
    return undefined;
  }
}
