import { DatePicker, type DatePickerProps } from "../../kit/date-picker/date-picker.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<DatePickerProps>) {
  return (
    <div className={room.small}>
      <DatePicker label="Begins" {...options} />
    </div>
  );
}
