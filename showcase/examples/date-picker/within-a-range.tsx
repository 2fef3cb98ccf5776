import { DatePicker } from "../../../kit/date-picker/date-picker.tsx";

export default function WithinARange() {
  return <DatePicker label="Depart" name="depart" min="today" hint="Today or later, as 2027-03-01." />;
}
