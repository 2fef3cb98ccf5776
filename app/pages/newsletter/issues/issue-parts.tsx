import { newsletterIssues } from "../../../../content/pages/newsletter-issues.ts";
import type { Issue } from "../../../../contract/newsletter/issue.ts";
import styles from "./issue-parts.module.css";
import { IssueWords } from "./words.tsx";

/** What an issue is about, by its headings. */
export function IssueParts({ issue }: { issue: Issue }) {
  const headings = issue.blocks.filter((block) => block.type === "heading");
  const parts = headings.filter(({ depth }) => depth === 2);
  return (
    <div className={styles.parts}>
      <p className="mono">{newsletterIssues.parts}</p>
      <ul>
        {parts.map(({ words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is written once and stays
          <li key={index}>
            <IssueWords words={words} />
          </li>
        ))}
      </ul>
    </div>
  );
}
