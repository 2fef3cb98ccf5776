import { type CSSProperties, createElement, Fragment, type ReactNode } from "react";
import type { Block, Issue } from "../../../contract/newsletter/issue.ts";
import { pictureAddress } from "../../../contract/newsletter/issue-addresses.ts";
import { emailColours } from "../../mail/layout/email-colours.ts";
import { Note, Paragraph, Table, type } from "../../mail/layout/email-parts.tsx";
import { code, HtmlWords } from "./html-words.tsx";
import type { MailFacts } from "./issue-links.ts";

interface BlocksProps {
  blocks: readonly Block[];
  issue: Issue;
  facts: MailFacts;
}

/** Renders an issue's text as HTML that every email client can show. */
export function HtmlBlocks({ blocks, issue, facts }: BlocksProps) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Fragment key={index}>{blockHtml(block, { issue, facts })}</Fragment>
  ));
}

function blockHtml(block: Block, { issue, facts }: Omit<BlocksProps, "blocks">): ReactNode {
  switch (block.type) {
    case "heading":
      return createElement(
        `h${block.depth}`,
        { style: { ...type, ...headings[block.depth] } },
        <HtmlWords words={block.words} facts={facts} />,
      );
    case "paragraph":
      return (
        <Paragraph>
          <HtmlWords words={block.words} facts={facts} />
        </Paragraph>
      );
    case "list":
      return createElement(
        block.ordered ? "ol" : "ul",
        { ...(block.ordered && block.start !== 1 && { start: block.start }), style: list },
        block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          <li key={index} style={{ ...type, margin: "0 0 8px" }}>
            {itemHtml(item, { issue, facts })}
          </li>
        )),
      );
    case "quote":
      return (
        <Box style={quote}>
          <HtmlBlocks blocks={block.blocks} issue={issue} facts={facts} />
        </Box>
      );
    case "code":
      return (
        <Box className="sunken" style={codeBlock}>
          {block.text.split("\n").map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
            <div key={index}>{line === "" ? "\u00a0" : line.replace(/^ | (?= )/g, "\u00a0")}</div>
          ))}
        </Box>
      );
    case "picture":
      return <PictureHtml {...block} issue={issue} facts={facts} />;
    case "rule":
      return (
        <div className="line" style={{ ...type, margin: "0 0 16px", borderTop: ruleLine }}>
          {"\u00a0"}
        </div>
      );
  }
}

function Box(cell: { className?: string; style: CSSProperties; children: ReactNode }) {
  return (
    <Table style={{ margin: "0 0 16px" }}>
      <tr>
        <td {...cell} />
      </tr>
    </Table>
  );
}

/** Puts the first paragraph of a list item on the same line as its marker. */
function itemHtml([first, ...others]: readonly Block[], props: Omit<BlocksProps, "blocks">): ReactNode {
  if (first?.type !== "paragraph") return <HtmlBlocks blocks={first ? [first, ...others] : []} {...props} />;
  return (
    <>
      <HtmlWords words={first.words} facts={props.facts} />
      <HtmlBlocks blocks={others} {...props} />
    </>
  );
}

function PictureHtml(props: Extract<Block, { type: "picture" }> & Omit<BlocksProps, "blocks">) {
  const { file, alt, caption, issue, facts } = props;
  const { width = 0, height = 0 } = issue.pictures[file] ?? {};
  // Limits the width to that of the column. Outlook for Windows takes sizes only from attributes, not from CSS.
  const shown = Math.min(width, 544);
  return (
    <>
      <img
        src={facts.siteUrl + pictureAddress(issue, file)}
        width={shown}
        height={Math.round((height * shown) / Math.max(width, 1))}
        alt={alt}
        style={{ display: "block", width: "100%", maxWidth: `${shown}px`, height: "auto", margin: "0 0 8px" }}
      />
      {caption === "" ? <div style={{ ...type, lineHeight: "8px" }}>{"\u00a0"}</div> : <Note>{caption}</Note>}
    </>
  );
}

const { accent, light } = emailColours;
const headings = {
  2: { margin: "28px 0 8px", fontSize: "20px", lineHeight: "26px" },
  3: { margin: "20px 0 8px", fontSize: "16px", lineHeight: "24px" },
} as const;
const list = { margin: "0 0 16px", padding: "0 0 0 24px" } as const;
const quote = {
  ...type,
  padding: "12px 0 0 16px",
  borderLeft: `4px solid ${accent}`,
  fontWeight: "bold",
} as const;
const codeBlock = { ...type, padding: "12px 16px", ...code } as const;
const ruleLine = `1px solid ${light.line}`;
