import limestoneKey from "drawing:limestone-key";
import { outlinedNavbar, type PageLayout } from "../../app/document/page-layout.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { Scenery } from "../../app/document/sections/scenery.tsx";
import { authentication } from "../../content/pages/authentication.ts";
import styles from "./sign-in-basic.module.css";
import { SignInForm } from "./sign-in-form.tsx";

const { basic } = authentication;

export const meta = pageMeta(basic.head);

export const layout = { depth: "−42 m", edge: false, navbar: outlinedNavbar } satisfies PageLayout;

/** The form, inside a drawn chamber in the ground. */
export default function SignInBasic() {
  return (
    <div className={`fills ${styles.ground}`}>
      <Scenery of={limestoneKey} cut frame={styles.picture} fetchPriority="high" />
      <div className={`container ${styles.place}`}>
        <div className={styles.chamber}>
          <SignInForm {...basic} />
        </div>
      </div>
    </div>
  );
}
