import { Choice, type ChoiceProps } from "./choice.tsx";

/** A checkbox, for a setting that takes effect when the form is submitted. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />;
}
