import { Button } from "../../../kit/button/button.tsx";
import { Field, MessageField } from "../../../kit/field/field.tsx";
import { Form, FormNote } from "../../../kit/form/form.tsx";
import layout from "../../../kit/layout.module.css";
import { Switch } from "../../../kit/switch/switch.tsx";

export default function FormInContext() {
  return (
    <div className={layout.split}>
      <div className={layout.words}>
        <h3>Before you write</h3>
        <p>Tell us where the bore is, how deep it goes and since when the water is brown.</p>
        <p>A picture of the pump says more than its name. We answer from the truck, so be patient.</p>
        <img src="/samples/card-pump.svg" width="640" height="400" alt="" loading="lazy" />
      </div>
      <Form method="dialog">
        <div className={layout.columns}>
          <Field variant="static" label="First Name" autoComplete="given-name" required />
          <Field variant="static" label="Last Name" autoComplete="family-name" required />
        </div>
        <Field variant="static" label="Email Address" type="email" autoComplete="email" required />
        <MessageField variant="static" label="Your message" rows={4} />
        <Switch label="I agree to the Terms and Conditions" defaultChecked />
        <Button type="submit" color="dark" fullWidth>
          Send Message
        </Button>
        <FormNote>A sample: nothing is sent.</FormNote>
      </Form>
    </div>
  );
}
