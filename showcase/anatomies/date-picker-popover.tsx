import { DatePickerPopover } from "../../kit/date-picker/date-picker-popover.tsx";

export default (
  <DatePickerPopover
    text="2026-11-24"
    rules={{ format: "Y-m-d", defaultTime: "12:00", minuteStep: 5, hourStep: 1 }}
    disabled={false}
    onChoose={() => {}}
  />
);
