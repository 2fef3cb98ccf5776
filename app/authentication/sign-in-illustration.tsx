import { authentication } from "../../content/authentication.ts";
import phone from "../art/drawn/adit-phone.svg";
import wide from "../art/drawn/adit-wide.svg";
import type { PageHandle } from "../page-handle.ts";
import { pageMeta } from "../page-meta.ts";
import { Opening } from "./opening.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import styles from "./sign-in-illustration.module.css";

const { signIn, illustration } = authentication;

export const meta = () => pageMeta(illustration.head);

export const handle = { bare: true } satisfies PageHandle;

/** A hill with a door in it; the form stands in front of the hill, at the right. */
export default function SignInIllustration() {
  return (
    <div className={`container ${styles.hill}`}>
      <figure className={styles.picture}>
        <picture>
          <source media="(width < 992px)" srcSet={phone} width="991" height="200" />
          <img src={wide} width="1480" height="900" alt="" fetchPriority="high" />
        </picture>
      </figure>
      <div className={styles.words}>
        <Opening {...illustration} lead={signIn.lead} />
        <SignInForm />
      </div>
    </div>
  );
}
