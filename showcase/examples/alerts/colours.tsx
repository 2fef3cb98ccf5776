import { Alert } from "../../../kit/alert/alert.tsx";
import layout from "../../../kit/layout.module.css";

export default function AlertColours() {
  return (
    <div className={layout.stack}>
      <Alert color="success">Success: water at 184 metres, and it is clear.</Alert>
      <Alert color="primary">Primary: the drill string is the one that is painted.</Alert>
      <Alert color="secondary">Secondary: the shale here is older than it looks.</Alert>
      <Alert color="danger">Danger: the rig leans. Everybody off the platform.</Alert>
      <Alert color="warning">Warning: the casing ends at 90 metres, the sand does not.</Alert>
      <Alert color="info">Info: the core is stored in tray 12, lowest part first.</Alert>
      <Alert color="light">Light: the log is open to anybody who asks.</Alert>
      <Alert color="dark">Dark: below 200 metres take a lamp.</Alert>
    </div>
  );
}
