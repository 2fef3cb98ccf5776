import { newsletterIssues } from "../../../../content/pages/newsletter-issues.ts";
import type { Issue } from "../../../../contract/newsletter/issue.ts";
import { issueAddress } from "../../../../contract/newsletter/issue-addresses.ts";
import { Alert } from "../../../../kit/alert/alert.tsx";
import { shownDate } from "../../../document/shown-date.ts";
import styles from "./banner.module.css";
import { isUpcoming } from "./shown-issues.ts";

/** In development, links to the issue's email, and says whether the issue is a draft or upcoming. */
export function IssueBanner({ issue }: { issue: Issue }) {
  if (!import.meta.env.DEV) return null;
  const state = issue.draft
    ? newsletterIssues.draft
    : isUpcoming(issue) &&
      newsletterIssues.coming.replace("{when}", `Thursday ${shownDate(issue.thursday)}, 9 am`);
  return (
    <Alert color={state ? "warning" : "light"} className={styles.banner}>
      {state} <a href={`${issueAddress(issue)}/mail`}>{newsletterIssues.asMail}</a>,{" "}
      <a href={`${issueAddress(issue)}/mail.txt`}>{newsletterIssues.asText}</a>
    </Alert>
  );
}
