import type { PageHandle } from "../../app/document/page-handle.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { PictureSource } from "../../app/document/picture.tsx";
import { authentication } from "../../content/pages/authentication.ts";
import lock from "../../illustrations/drawn/core-lock.svg?picture";
import still from "../../illustrations/drawn/core-lock-still.svg?picture";
import { Opening } from "./opening.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import styles from "./sign-in-simple.module.css";

const { signIn, simple } = authentication;

export const meta = pageMeta(simple.head);

export const handle = { bare: true } satisfies PageHandle;

/** A form, and beside it a padlock and its key on a piece of ground. */
export default function SignInSimple() {
  return (
    <div className={`container ${styles.place}`}>
      <picture>
        <PictureSource media="(width < 62em)" {...lock} />
        <img className={styles.lock} {...still} alt="" fetchPriority="high" />
      </picture>
      <div className={styles.words}>
        <Opening {...simple} lead={signIn.lead} />
        <SignInForm />
      </div>
    </div>
  );
}
