import type { Block, Issue } from "../../../contract/newsletter/issue.ts";
import { allBlocks } from "../../../contract/newsletter/walk-blocks.ts";
import { errorAt, type IssueFinding, warningAt } from "./finding.ts";

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
  if (bytes > mostBytes)
    findings.push(
      errorAt(
        issue,
        line,
        `${file} has ${bytes} bytes, but the limit is ${mostBytes}`,
        "make it smaller: 1,200 pixels is wide enough",
      ),
    );
  if (transparent)
    findings.push(
      warningAt(
        issue,
        line,
        `${file} is transparent, so dark lines disappear on a dark background`,
        "give it an opaque background",
      ),
    );
  if (sameWords(alt, file.replace(/\.\w+$/, "")))
    findings.push(
      warningAt(
        issue,
        line,
        `the description “${alt}” is only the name of the file ${file}`,
        "describe what it shows",
      ),
    );
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
