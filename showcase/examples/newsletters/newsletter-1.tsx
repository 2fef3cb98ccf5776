import { Button } from "../../../kit/button/button.tsx";
import { Field } from "../../../kit/field/field.tsx";
import { Form, FormNote } from "../../../kit/form/form.tsx";
import layout from "../../../kit/layout.module.css";

export default function NewsletterStrip() {
  return (
    <div className={`${layout.split} ${layout.line}`}>
      <div className={layout.words}>
        <h3>The drill log, every Thursday</h3>
        <p>What came up this week, and what it was.</p>
      </div>
      <Form method="dialog">
        <div className={layout.entry}>
          <Field label="Enter your email" type="email" autoComplete="email" required />
          <Button type="submit" variant="gradient" color="success">
            Subscribe
          </Button>
        </div>
        <FormNote>A sample: it checks the address and sends nothing.</FormNote>
      </Form>
    </div>
  );
}
