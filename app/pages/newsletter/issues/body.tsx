import { createElement, Fragment } from "react";
import type { Block, Issue } from "../../../../contract/newsletter/issue.ts";
import { pictureAddress } from "../../../../contract/newsletter/issue-addresses.ts";
import { Drawing, type Drawn } from "../../../document/picture.tsx";
import { IssueWords } from "./words.tsx";

/** An issue, with the drawings that replace some of its pictures. */
type ShownIssue = Issue & { drawn?: Readonly<Record<string, Drawn>> | undefined };

/** The text of an issue as unstyled elements. */
export function IssueBlocks({ blocks, issue }: { blocks: readonly Block[]; issue: ShownIssue }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes at run time
    <Fragment key={index}>
      <OneBlock block={block} issue={issue} />
    </Fragment>
  ));
}

function OneBlock({ block, issue }: { block: Block; issue: ShownIssue }) {
  switch (block.type) {
    case "heading":
      return createElement(`h${block.depth}`, null, <IssueWords words={block.words} />);
    case "paragraph":
      return (
        <p>
          <IssueWords words={block.words} />
        </p>
      );
    case "list": {
      const items = block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes at run time
        <li key={index}>
          <Item blocks={item} issue={issue} />
        </li>
      ));
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
    case "quote":
      return (
        <blockquote>
          <IssueBlocks blocks={block.blocks} issue={issue} />
        </blockquote>
      );
    case "code":
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case "picture": {
      const { width, height } = issue.pictures[block.file] ?? {};
      const drawn = issue.drawn?.[block.file];
      return (
        <figure>
          {drawn ? (
            <Drawing of={drawn} alt={block.alt} loading="lazy" />
          ) : (
            <picture>
              <img
                src={pictureAddress(issue, block.file)}
                width={width}
                height={height}
                alt={block.alt}
                loading="lazy"
              />
            </picture>
          )}
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    }
    case "rule":
      return <hr />;
  }
}

/** The content of a list item. If it starts with a paragraph, that paragraph is rendered without `p`. */
function Item({ blocks, issue }: { blocks: readonly Block[]; issue: ShownIssue }) {
  const [first, ...others] = blocks;
  if (first?.type !== "paragraph") return <IssueBlocks blocks={blocks} issue={issue} />;
  return (
    <>
      <IssueWords words={first.words} />
      <IssueBlocks blocks={others} issue={issue} />
    </>
  );
}
