import { newsletter } from "../../../content/pages/newsletter.ts";
import { SignupForm } from "./signup-form.tsx";
import styles from "./thursday-strip.module.css";

/** The signup as a strip across a page without React: it posts, and the answer is a page. */
export function ThursdayStrip() {
  const { depth, place } = newsletter.pages.signup;
  return (
    <section className={`container ${styles.strip}`} aria-labelledby="thursday">
      <div className={styles.words}>
        <p className="depth">
          <b>{depth}</b> {place}
        </p>
        <h2 id="thursday">{newsletter.title}</h2>
        <p>{newsletter.description}</p>
      </div>
      <SignupForm page="home" />
    </section>
  );
}
