import { Select } from "../../../kit/select/select.tsx";

export default function Answers() {
  return (
    <Select
      label="State"
      name="state"
      defaultValue="New South Wales"
      options={["New South Wales", "Queensland", "Tasmania", "Victoria"]}
      hint="Where the work is done."
    />
  );
}
