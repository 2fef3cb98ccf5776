import type { PageHandle } from "../../app/document/page-handle.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { PictureSource } from "../../app/document/picture.tsx";
import { bedrockDepths } from "../../content/ground-labels.ts";
import { authentication } from "../../content/pages/authentication.ts";
import medium from "../../illustrations/drawn/limestone-key-medium.svg?picture";
import phone from "../../illustrations/drawn/limestone-key-phone.svg?picture";
import wide from "../../illustrations/drawn/limestone-key-wide.svg?picture";
import { Opening } from "./opening.tsx";
import styles from "./sign-in-basic.module.css";
import { SignInForm } from "./sign-in-form.tsx";

const { signIn, basic } = authentication;

export const meta = pageMeta(basic.head);

export const handle = {
  depth: bedrockDepths.signIn,
  edge: false,
  navbar: { transparent: true, darkText: true, action: { variant: "outline", color: "dark" } },
} satisfies PageHandle;

/** The form in a chamber, the chamber in the ground. */
export default function SignInBasic() {
  return (
    <div className={styles.ground}>
      <picture className={styles.picture}>
        <PictureSource media="(width < 62em)" {...phone} />
        <PictureSource media="(width < 77.5em)" {...medium} />
        <img {...wide} alt="" fetchPriority="high" />
      </picture>
      <div className={`container ${styles.place}`}>
        <div className={styles.chamber}>
          <Opening {...basic} lead={signIn.lead} />
          <SignInForm />
        </div>
      </div>
    </div>
  );
}
