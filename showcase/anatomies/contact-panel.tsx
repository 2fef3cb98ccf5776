import { ContactPanel } from "../../kit/contact-panel/contact-panel.tsx";
import { Field } from "../../kit/field/field.tsx";
import { Form } from "../../kit/form/form.tsx";

export default (
  <ContactPanel title="…" entries={[{ name: "…", value: "…" }]}>
    <Form>
      <Field label="…" />
    </Form>
  </ContactPanel>
);
