import { DatePicker } from "../../../kit/date-picker/date-picker.tsx";

export default function WithATime() {
  return (
    <DatePicker
      label="Call me"
      name="call"
      format="Y-m-d H:i"
      defaultValue="2027-03-01 09:30"
      minuteStep={15}
    />
  );
}
