import { Switch } from "../../../kit/switch/switch.tsx";

export default function RememberMe() {
  return <Switch label="Remember me" description="Stay signed in on this device for thirty days." />;
}
