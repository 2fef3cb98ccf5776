import { DatePickerCalendar } from "../../kit/date-picker/date-picker-calendar.tsx";

export default (
  <DatePickerCalendar
    chosen={null}
    rules={{ format: "Y-m-d", defaultTime: "12:00", minuteStep: 5, hourStep: 1 }}
    direction="ltr"
    onChoose={() => {}}
    onDone={() => {}}
  />
);
