import { Progress, type ProgressProps } from "../../kit/progress/progress.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<ProgressProps>) {
  return (
    <div className={room.narrow}>
      <Progress label="Drilled" value={62} {...options} />
    </div>
  );
}
