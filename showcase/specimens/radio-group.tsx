import { RadioGroup, type RadioGroupProps } from "../../kit/radio-group/radio-group.tsx";

const choices = [
  { value: "rotary", label: "Rotary" },
  { value: "sonic", label: "Sonic" },
];

export default function Specimen({ disabled }: Partial<RadioGroupProps>) {
  // Two groups of one name on a page are one to the browser.
  return <RadioGroup legend="Rig" name={`rig-${disabled}`} choices={choices} disabled={disabled} />;
}
