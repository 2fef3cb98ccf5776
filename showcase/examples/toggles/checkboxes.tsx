import { Checkbox } from "../../../kit/checkbox/checkbox.tsx";
import layout from "../../../kit/layout.module.css";

export default function Checkboxes() {
  return (
    <div className={layout.columns}>
      <Checkbox label="Send me the log" defaultChecked />
      <Checkbox label="Keep the cores" description="In the archive, for seven years." />
      <Checkbox label="Insured" description="Goes with every bore." disabled defaultChecked />
      <Checkbox label="Drill at night" description="The council says no." disabled />
    </div>
  );
}
