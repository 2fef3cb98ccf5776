import { Button } from "../../../kit/button/button.tsx";
import { Field } from "../../../kit/field/field.tsx";
import { Form, FormNote } from "../../../kit/form/form.tsx";
import layout from "../../../kit/layout.module.css";

export default function NewsletterWithPicture() {
  return (
    <div className={layout.firstWide}>
      <img src="/samples/thin-section-malachite.svg" width="640" height="400" alt="" loading="lazy" />
      <div className={layout.words}>
        <h3>One stone a month, cut thin</h3>
        <p>0.03 millimetres of it under the microscope, and the story of where it lay.</p>
        <Form method="dialog">
          <Field label="Enter your email" type="email" autoComplete="email" required />
          <Button type="submit" color="dark" fullWidth>
            Send me the first
          </Button>
          <FormNote>A sample: nothing is sent.</FormNote>
        </Form>
      </div>
    </div>
  );
}
