import adit from "drawing:adit";
import type { PageLayout } from "../../app/document/page-layout.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { Scenery } from "../../app/document/sections/scenery.tsx";
import { authentication } from "../../content/pages/authentication.ts";
import { SignInForm } from "./sign-in-form.tsx";
import styles from "./sign-in-illustration.module.css";

const { illustration } = authentication;

export const meta = pageMeta(illustration.head);

export const layout = { bare: true } satisfies PageLayout;

/** The form, to the right of a drawn hill with a door. */
export default function SignInIllustration() {
  return (
    <div className={`container fills ${styles.hill}`}>
      <Scenery of={adit} frame={styles.picture} fetchPriority="high" />
      <div className={styles.words}>
        <SignInForm {...illustration} />
      </div>
    </div>
  );
}
