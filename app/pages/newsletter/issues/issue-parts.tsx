import { newsletterIssues } from "../../../../content/pages/newsletter-issues.ts";
import type { Issue } from "../../../../contract/newsletter/issue.ts";
import styles from "./issue-parts.module.css";
import { IssueWords } from "./words.tsx";

/** What an issue is about, by its headings. */
export function IssueParts({ issue }: { issue: Issue }) {
  const parts = issue.blocks.filter((block) => block.type === "heading" && block.depth === 2);
  return (
    <div className={styles.parts}>
      <p className="mono">{newsletterIssues.parts}</p>
      <ul>
        {parts.map(
          (block, index) =>
            block.type === "heading" && (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text is written once and stays
              <li key={index}>
                <IssueWords words={block.words} />
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
