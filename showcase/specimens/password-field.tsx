import { PasswordField, type PasswordFieldProps } from "../../kit/field/password-field.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<PasswordFieldProps>) {
  return (
    <div className={room.small}>
      <PasswordField label="Password" autoComplete="off" {...options} />
    </div>
  );
}
