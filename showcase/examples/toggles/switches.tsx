import layout from "../../../kit/layout.module.css";
import { Switch } from "../../../kit/switch/switch.tsx";

export default function Switches() {
  return (
    <div className={layout.columns}>
      <Switch label="I agree to the Terms and Conditions" defaultChecked />
      <Switch label="Ring when water comes" />
      <Switch label="Record the drill" description="Set by the site engineer." disabled defaultChecked />
      <Switch label="Night shift" description="Not while the rig is away." disabled />
    </div>
  );
}
