import type { Block, Inline } from "./issue.ts";

/** Returns all blocks, including nested ones, in reading order. */
export function allBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    if (block.type === "list") return [block, ...block.items.flatMap(allBlocks)];
    if (block.type === "quote") return [block, ...allBlocks(block.blocks)];
    return [block];
  });
}

/** Returns all inline content of the blocks, including nested content. */
export function allInlines(blocks: readonly Block[]): Inline[] {
  return allBlocks(blocks).flatMap((block) => ("words" in block ? within(block.words) : []));
}

/** Returns the text without formatting. */
export function readText(words: readonly Inline[]): string {
  return words
    .map((each) => ("words" in each ? readText(each.words) : "text" in each ? each.text : " "))
    .join("");
}

function within(words: readonly Inline[]): Inline[] {
  return words.flatMap((each) => ("words" in each ? [each, ...within(each.words)] : [each]));
}
