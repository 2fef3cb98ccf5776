import { newsletter } from "../../../content/pages/newsletter.ts";
import { GroundLabel } from "../../document/ground-label.tsx";
import { SignupForm } from "./signup-form.tsx";
import styles from "./thursday-strip.module.css";

/** The signup as a strip across a page without React: it posts, and the answer is a page. */
export function ThursdayStrip() {
  const { ground } = newsletter.pages.signup;
  return (
    <section className={`container ${styles.strip}`} aria-labelledby="thursday">
      <div className={styles.words}>
        <GroundLabel {...ground} />
        <h2 id="thursday">{newsletter.title}</h2>
        <p>{newsletter.description}</p>
      </div>
      <SignupForm page="home" />
    </section>
  );
}
