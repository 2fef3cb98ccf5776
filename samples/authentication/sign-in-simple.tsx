import coreLock from "drawing:core-lock";
import coreLockStill from "drawing:core-lock-still";
import type { PageLayout } from "../../app/document/page-layout.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { Drawing } from "../../app/document/picture.tsx";
import { authentication } from "../../content/pages/authentication.ts";
import { SignInForm } from "./sign-in-form.tsx";
import styles from "./sign-in-simple.module.css";

const { simple } = authentication;

const lock = { ...coreLockStill, sources: [{ ...coreLock, media: "(width < 62em)" }] };

export const meta = pageMeta(simple.head);

export const layout = { bare: true } satisfies PageLayout;

/** The form, beside a drawing of a padlock and its key. */
export default function SignInSimple() {
  return (
    <div className={`container fills ${styles.place}`}>
      <Drawing of={lock} className={styles.lock} fetchPriority="high" />
      <div className={styles.words}>
        <SignInForm {...simple} />
      </div>
    </div>
  );
}
