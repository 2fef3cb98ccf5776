import { Checkbox, type CheckboxProps } from "../../kit/checkbox/checkbox.tsx";

export default function Specimen(options: Partial<CheckboxProps>) {
  return <Checkbox label="Insured" {...options} />;
}
