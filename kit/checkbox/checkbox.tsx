import { Choice, type ChoiceProps } from "./choice.tsx";

/** A checkbox whose value takes effect when the form is submitted. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />;
}
