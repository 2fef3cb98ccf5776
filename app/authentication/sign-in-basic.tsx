import { authentication } from "../../content/authentication.ts";
import phone from "../art/drawn/limestone-key-phone.svg";
import wide from "../art/drawn/limestone-key-wide.svg";
import type { PageHandle } from "../page-handle.ts";
import { pageMeta } from "../page-meta.ts";
import { Opening } from "./opening.tsx";
import styles from "./sign-in-basic.module.css";
import { SignInForm } from "./sign-in-form.tsx";

const { signIn, basic } = authentication;

export const meta = () => pageMeta(basic.head);

export const handle = {
  depth: "−24 m",
  edge: false,
  navbar: { transparent: true, darkText: true, action: { variant: "outline", color: "dark" } },
} satisfies PageHandle;

/** The form in a chamber, the chamber in the ground. */
export default function SignInBasic() {
  return (
    <div className={styles.ground}>
      <picture className={styles.picture}>
        <source media="(width < 992px)" srcSet={phone} width="991" height="1060" />
        <img src={wide} width="2560" height="860" alt="" fetchPriority="high" />
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
