import { ContactPanel } from "../../ui/contact-panel/contact-panel.tsx";
import { Field } from "../../ui/field/field.tsx";
import { Form } from "../../ui/form/form.tsx";

export default (
  <ContactPanel title="…" entries={[{ name: "…", value: "…" }]}>
    <Form>
      <Field label="…" />
    </Form>
  </ContactPanel>
);
