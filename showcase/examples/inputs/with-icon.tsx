import { Field } from "../../../kit/field/field.tsx";
import { Icon } from "../../../kit/icon/icon.tsx";
import layout from "../../../kit/layout.module.css";

export default function InputsWithIcon() {
  return (
    <div className={layout.columns}>
      <Field
        icon={<Icon name="search" />}
        type="search"
        label="Find a bore"
        placeholder="Second dune"
        required
      />
      <Field icon={<Icon name="mail" />} type="email" label="Send the log to" autoComplete="email" required />
      <Field icon={<Icon name="user" />} variant="dynamic" label="Driller" required />
      <Field icon={<Icon name="calendar" />} variant="dynamic" label="First day on site" required />
    </div>
  );
}
