import { Checkbox } from "../../../kit/checkbox/checkbox.tsx";
import { Columns } from "../../../kit/columns/columns.tsx";

export default function Checkboxes() {
  return (
    <Columns>
      <Checkbox label="Send me the log" defaultChecked />
      <Checkbox label="Keep the cores" description="In the archive, for seven years." />
      <Checkbox label="Insured" description="Goes with every bore." disabled defaultChecked />
      <Checkbox label="Drill at night" description="The council says no." disabled />
    </Columns>
  );
}
