import { Switch, type SwitchProps } from "../../kit/switch/switch.tsx";

export default function Specimen(options: Partial<SwitchProps>) {
  return <Switch label="Pump" {...options} />;
}
