import { newsletter } from "../../../content/pages/newsletter.ts";
import { GroundLabel } from "../../document/ground-label.tsx";
import { PastIssues } from "./past-issues.tsx";
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
        {page === "home" && <PastIssues />}
      </div>
      <SignupForm page={page} />
    </section>
  );
}
