import { usePageAddress } from "../../app/document/page-address.ts";
import type { PageLayout } from "../../app/document/page-layout.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { guides } from "../../content/showcase/guides.ts";
import { CodeBlock } from "../../kit/code-block/code-block.tsx";
import { Prose } from "../../kit/prose/prose.tsx";
import { PageContents } from "../page/page-contents.tsx";
import { Part } from "../page/part.tsx";
import { ShowcaseLayout } from "../page/showcase-layout.tsx";
import { allGuides } from "./all-guides.ts";
import type { GuidePart } from "./guide.ts";
import styles from "./guide-page.module.css";
import { TokenList } from "./token-list.tsx";

export const layout = { depth: "−40 m" } satisfies PageLayout;

export const meta = (address: string) => pageMeta(guides.head(guideAt(address)))(address);

/** The page of a guide for developers who use the kit. */
export default function GuidePage() {
  const guide = guideAt(usePageAddress());
  const { summary, sections } = guide;
  return (
    <ShowcaseLayout
      page={guide}
      lead={summary}
      contents={<PageContents label={guides.parts(sections.length)} places={sections} />}
    >
      {sections.map(({ id, title, parts }) => (
        <Part key={id} id={id} title={title}>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes at run time
            <Content key={index} part={part} />
          ))}
        </Part>
      ))}
    </ShowcaseLayout>
  );
}

function Content({ part }: { part: GuidePart }) {
  if ("tokens" in part) return <TokenList groups={part.tokens} />;
  if ("code" in part) {
    const { language, ...block } = part;
    return <CodeBlock {...block} data-language={language} className={styles.code} />;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, rendered to HTML by the build
  return <Prose className={styles.prose} dangerouslySetInnerHTML={{ __html: part.html }} />;
}

function guideAt(address: string) {
  const guide = allGuides.find((guide) => guide.address === address);
  if (!guide) throw new Error(`No guide is at ${address}`);
  return guide;
}
