import malachite from "drawing:malachite";
import type { PageLayout } from "../../app/document/page-layout.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { Drawing } from "../../app/document/picture.tsx";
import { SceneryFrame } from "../../app/document/sections/scenery.tsx";
import { authentication } from "../../content/pages/authentication.ts";
import styles from "./cover.module.css";
import { SignInForm } from "./sign-in-form.tsx";

const { cover } = authentication;

export const meta = pageMeta(cover.head);

export const layout = { bare: true } satisfies PageLayout;

/** The form on the left, and on the right a picture of polished malachite that is as tall as the viewport. */
export default function SignInCover() {
  return (
    <div className={`container fills ${styles.cover} ${styles.half}`}>
      <SceneryFrame as="figure" className={styles.picture}>
        <Drawing of={malachite} fetchPriority="high" />
        <figcaption className="mono" aria-hidden="true">
          {cover.picture}
        </figcaption>
      </SceneryFrame>
      <div className={styles.words}>
        <SignInForm {...cover} />
      </div>
    </div>
  );
}
