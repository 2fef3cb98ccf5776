import { Button } from "../../../kit/button/button.tsx";
import { Field, MessageField } from "../../../kit/field/field.tsx";
import { Form, FormNote } from "../../../kit/form/form.tsx";
import layout from "../../../kit/layout.module.css";
import { Switch } from "../../../kit/switch/switch.tsx";

export default function SimpleForm() {
  return (
    <Form method="dialog">
      <div className={layout.columns}>
        <Field label="First Name" autoComplete="given-name" required />
        <Field label="Last Name" autoComplete="family-name" required />
      </div>
      <Field label="Email Address" type="email" autoComplete="email" required />
      <MessageField label="Your message" rows={4} />
      <Switch label="I agree to the Terms and Conditions" defaultChecked />
      <Button type="submit" variant="gradient" color="success" fullWidth>
        Send Message
      </Button>
      <FormNote>A sample: it checks the fields and sends nothing.</FormNote>
    </Form>
  );
}
