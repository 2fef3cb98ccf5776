import { DatePicker } from "../../../kit/date-picker/date-picker.tsx";

export default function ADate() {
  return <DatePicker label="Arrive" name="arrive" />;
}
