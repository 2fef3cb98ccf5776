import { Button } from "../../../ui/button.tsx";
import { Columns } from "../../../ui/columns.tsx";
import { Field, MessageField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { Split, Words } from "../../../ui/split.tsx";
import { Switch } from "../../../ui/switch.tsx";

export default function FormInContext() {
  return (
    <Split>
      <Words>
        <h3>Before you write</h3>
        <p>Tell us where the bore is, how deep it goes and since when the water is brown.</p>
        <p>A picture of the pump says more than its name. We answer from the truck, so be patient.</p>
      </Words>
      <Form method="dialog">
        <Columns>
          <Field variant="static" label="First Name" autoComplete="given-name" required />
          <Field variant="static" label="Last Name" autoComplete="family-name" required />
        </Columns>
        <Field variant="static" label="Email Address" type="email" autoComplete="email" required />
        <MessageField variant="static" label="Your message" rows={4} />
        <Switch label="I agree to the Terms and Conditions" defaultChecked />
        <Button type="submit" color="dark" fullWidth>
          Send Message
        </Button>
      </Form>
    </Split>
  );
}
