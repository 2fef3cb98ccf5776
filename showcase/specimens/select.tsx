import { Select, type SelectProps } from "../../kit/select/select.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<SelectProps>) {
  return (
    <div className={room.small}>
      <Select label="Rock" options={["Granite", "Basalt"]} {...options} />
    </div>
  );
}
