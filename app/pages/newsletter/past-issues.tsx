import { newsletterIssues } from "../../../content/pages/newsletter-issues.ts";
import { addresses } from "../../../contract/addresses.ts";
import styles from "./past-issues.module.css";

/** What there is to read for those who are not sure yet. */
export function PastIssues() {
  return (
    <p className={styles.past}>
      <a href={addresses.issues}>{newsletterIssues.read}</a>
    </p>
  );
}
