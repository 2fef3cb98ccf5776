import { newsletter } from "../../../content/pages/newsletter.ts";
import { newsletterIssues } from "../../../content/pages/newsletter-issues.ts";
import { addresses } from "../../../contract/addresses.ts";
import { GroundLabel } from "../../document/ground-label.tsx";
import { OnwardLink } from "./onward-link.tsx";
import { SignupForm, type SignupPage } from "./signup-form.tsx";
import styles from "./thursday-strip.module.css";

/** The signup as a strip across a page without React: it posts, and the answer is a page. */
export function ThursdayStrip({ page }: { page: SignupPage }) {
  const { ground } = newsletter.strip;
  return (
    <section className={`container ${styles.strip}`} aria-labelledby="thursday">
      <div className={styles.words}>
        <GroundLabel {...ground} />
        <h2 id="thursday">{newsletter.title}</h2>
        <p>{newsletter.description}</p>
        {page === "home" && <OnwardLink href={addresses.issues}>{newsletterIssues.read}</OnwardLink>}
      </div>
      <SignupForm page={page} />
    </section>
  );
}
