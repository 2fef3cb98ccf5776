import { Button } from "../../../kit/button/button.tsx";
import { Field } from "../../../kit/field/field.tsx";
import { FieldRow } from "../../../kit/field/field-row.tsx";
import { Form, FormNote } from "../../../kit/form/form.tsx";
import { Split, Words } from "../../../kit/split/split.tsx";

export default function NewsletterStrip() {
  return (
    <Split line>
      <Words>
        <h3>The drill log, every Thursday</h3>
        <p>What came up this week, and what it was.</p>
      </Words>
      <Form method="dialog">
        <FieldRow>
          <Field label="Enter your email" type="email" autoComplete="email" required />
          <Button type="submit" variant="gradient" color="success">
            Subscribe
          </Button>
        </FieldRow>
        <FormNote>A sample: it checks the address and sends nothing.</FormNote>
      </Form>
    </Split>
  );
}
