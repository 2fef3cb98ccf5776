import { Choice, type ChoiceProps } from "./choice.tsx";

/** A checkbox whose value takes effect when the form is sent. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />;
}
