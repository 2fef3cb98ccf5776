import graniteBore from "drawing:granite-bore";
import type { PageLayout } from "../../app/document/page-layout.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { Drawing } from "../../app/document/picture.tsx";
import { SceneryFrame } from "../../app/document/sections/scenery.tsx";
import { authentication } from "../../content/pages/authentication.ts";
import { templateAddresses } from "../../contract/demo-addresses.ts";
import { Field } from "../../kit/field/field.tsx";
import { DemonstrationForm } from "./demonstration-form.tsx";
import styles from "./reset-password-cover.module.css";

const { fields, reset, signIn } = authentication;

export const meta = pageMeta(reset.head);

export const layout = { bare: true } satisfies PageLayout;

/** The form, with a picture below it: granite with a drilled hole, in which a spare key was hidden. */
export default function ResetPasswordCover() {
  return (
    <div className={`fills ${styles.surface}`}>
      <div className={`container ${styles.place}`}>
        <div className={styles.words}>
          <DemonstrationForm
            {...reset}
            instead={{ question: reset.remembered, label: signIn.page, href: templateAddresses.signIn }}
          >
            <Field
              label={fields.email}
              type="email"
              autoComplete="username"
              placeholder={fields.emailExample}
              required
            />
          </DemonstrationForm>
        </div>
      </div>
      <SceneryFrame as="figure" cut className={styles.picture}>
        <Drawing of={graniteBore} fetchPriority="high" />
        <figcaption className={`container mono ${styles.caption}`} aria-hidden="true">
          <span>{reset.picture}</span>
        </figcaption>
      </SceneryFrame>
    </div>
  );
}
