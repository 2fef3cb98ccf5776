import layout from "../../../kit/layout.module.css";
import { Progress } from "../../../kit/progress/progress.tsx";

export default function ProgressAtWork() {
  return (
    <div className={layout.stack}>
      <Progress label="Bore 0117, down to 240 metres" value={77} color="info" />
      <Progress label="Cores sawn and photographed" value={100} />
      <Progress label="Fuel left at the rig" value={9} variant="gradient" color="danger" />
      <Progress label="Report" value={0} color="secondary" />
    </div>
  );
}
