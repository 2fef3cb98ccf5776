import { Field, type FieldProps } from "../../kit/field/field.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<FieldProps>) {
  return (
    <div className={room.card}>
      <Field label="Site" {...options} />
    </div>
  );
}
