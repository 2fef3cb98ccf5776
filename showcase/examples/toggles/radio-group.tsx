import { RadioGroup } from "../../../kit/radio-group/radio-group.tsx";

export default function Radios() {
  return (
    <RadioGroup
      legend="Which set reaches the rig"
      name="radio-set"
      choices={[
        { value: "1", label: "Radio 1", description: "In the cabin." },
        { value: "2", label: "Radio 2", description: "In the truck." },
        { value: "3", label: "Radio 3", description: "In somebody’s other jacket." },
      ]}
    />
  );
}
