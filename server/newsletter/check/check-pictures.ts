import type { Block, Issue } from "../../../contract/newsletter/issue.ts";
import { allBlocks } from "../../../contract/newsletter/walk-blocks.ts";
import { errorAt, type IssueFinding, warningAt } from "./issue-finding.ts";

const mostBytes = 200_000;

/** Checks pictures' size, transparency and text alternative. The build checks that they exist, and their format. */
export function checkPictures(issue: Issue): IssueFinding[] {
  return allBlocks(issue.blocks).flatMap((block) =>
    block.type === "picture" ? checkPicture(issue, block) : [],
  );
}

function checkPicture(
  issue: Issue,
  { file, alt, line }: Extract<Block, { type: "picture" }>,
): IssueFinding[] {
  const { bytes = 0, transparent } = issue.pictures[file] ?? {};
  const findings: IssueFinding[] = [];
  const warn = (what: string, todo: string) => findings.push(warningAt(issue, line, what, todo));
  if (bytes > mostBytes) {
    const what = `${file} has ${bytes} bytes, but the limit is ${mostBytes}`;
    findings.push(errorAt(issue, line, what, "make it smaller: 1,200 pixels is wide enough"));
  }
  if (transparent)
    warn(
      `${file} is transparent, so dark lines disappear on a dark background`,
      "give it an opaque background",
    );
  if (sameWords(alt, file.replace(/\.\w+$/, "")))
    warn(`the description “${alt}” is only the name of the file ${file}`, "describe what it shows");
  return findings;
}

function sameWords(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/\.(png|jpe?g)$/, "")
      .replace(/[^\p{L}\p{N}]+/gu, "");
  return plain(one) === plain(other);
}
