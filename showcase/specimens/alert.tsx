import { Alert, type AlertProps } from "../../kit/alert/alert.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<AlertProps>) {
  return (
    <div className={room.card}>
      <Alert {...options}>The bore is dry again.</Alert>
    </div>
  );
}
