import { authentication } from "../../../content/pages/authentication.ts";
import lock from "../../../illustrations/drawn/core-lock.svg?picture";
import type { PageHandle } from "../../document/page-handle.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { Opening } from "./opening.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import styles from "./sign-in-simple.module.css";

const { signIn, simple } = authentication;

export const meta = pageMeta(simple.head);

export const handle = { bare: true } satisfies PageHandle;

/** A form, a line to stand on, a padlock. */
export default function SignInSimple() {
  return (
    <div className={`container ${styles.line}`}>
      <img className={styles.lock} {...lock} alt="" fetchPriority="high" />
      <div className={styles.words}>
        <Opening {...simple} lead={signIn.lead} />
        <SignInForm />
      </div>
    </div>
  );
}
