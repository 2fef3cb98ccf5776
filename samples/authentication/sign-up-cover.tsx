import azurite from "drawing:azurite";
import type { PageLayout } from "../../app/document/page-layout.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { Drawing } from "../../app/document/picture.tsx";
import { SceneryFrame } from "../../app/document/sections/scenery.tsx";
import { authentication } from "../../content/pages/authentication.ts";
import { templateAddresses } from "../../contract/demo-addresses.ts";
import { Field } from "../../kit/field/field.tsx";
import { PasswordField } from "../../kit/field/password-field.tsx";
import { Switch } from "../../kit/switch/switch.tsx";
import styles from "./cover.module.css";
import { DemonstrationForm } from "./demonstration-form.tsx";

const { agree, fields, signIn, signUp } = authentication;

export const meta = pageMeta(signUp.head);

export const layout = { bare: true } satisfies PageLayout;

/** The form, on a sheet in front of a picture of a sawn azurite nodule. */
export default function SignUpCover() {
  return (
    <div className={`container fills ${styles.cover} ${styles.sheet}`}>
      <SceneryFrame as="figure" className={styles.picture}>
        <Drawing of={azurite} fetchPriority="high" />
        <figcaption className="mono" aria-hidden="true">
          {signUp.picture}
        </figcaption>
      </SceneryFrame>
      <div className={styles.words}>
        <DemonstrationForm
          {...signUp}
          instead={{ question: signUp.known, label: signIn.page, href: templateAddresses.signIn }}
        >
          <Field label={fields.name} autoComplete="name" required />
          <Field
            label={fields.email}
            type="email"
            autoComplete="email"
            placeholder={fields.emailExample}
            required
          />
          <PasswordField
            label={fields.password}
            hint={fields.newPasswordHint}
            autoComplete="new-password"
            minLength={12}
            required
          />
          <Switch label={agree} defaultChecked />
        </DemonstrationForm>
      </div>
    </div>
  );
}
