import { useEffect, useRef, useState } from "react";
import anchored from "./anchored.module.css";
import styles from "./date-picker.module.css";
import { DatePickerPopover } from "./date-picker-popover.tsx";
import { completeDate, type DateLimits, dateProblem } from "./date-text.ts";
import { debounced } from "./debounce.ts";
import fieldStyles from "./field.module.css";
import { Label, Notes, useWiring, type Words } from "./field.tsx";
import { closeWhenFocusLeaves } from "./focus-leaves.ts";
import { useFormReset } from "./form-reset.ts";

/** Milliseconds (the specification, section 5). */
const changeDebounce = 300;

export interface DatePickerProps extends Words, DateLimits {
  id?: string;
  name?: string;
  /** `YYYY-MM-DD`, with `time` `YYYY-MM-DD HH:MM`. */
  defaultValue?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  /** Called 300 ms after the last change, with a date that exists and is allowed, or with "". */
  onChange?: (value: string) => void;
}

/**
 * A field to type a date into, and a button that opens a calendar (the date picker dialog of the ARIA guide), loaded
 * when it is first opened. Without JavaScript it is a text field.
 */
export function DatePicker({ label, error, min, max, time = false, ...props }: DatePickerProps) {
  const { hint = hints[time ? "time" : "day"], defaultValue = "", onChange, ...input } = props;
  const limits = { min, max, time };
  const [text, setText] = useState(defaultValue);
  const [problem, setProblem] = useState<string | null>(null);
  const shownError = problem ?? error;
  const { className, ...wiring } = useWiring({ label, hint, error: shownError, ...input });
  const field = useRef<HTMLInputElement>(null);
  const tell = useDebounced(onChange, changeDebounce);

  useFormReset(field, () => change(defaultValue));

  function change(next: string) {
    setText(next);
    const wrong = dateProblem(next, limits);
    // A form with a wrong date isn't sent.
    field.current?.setCustomValidity(wrong ?? "");
    if (wrong) return tell.cancel();
    setProblem(null);
    tell.call(completeDate(next, time));
  }
  return (
    <div className={fieldStyles.field}>
      <Label htmlFor={wiring.id} label={label} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears of focus that leaves what is inside */}
      <div className={`${anchored.scope} ${anchored.anchor}`} onBlur={closeWhenFocusLeaves}>
        <input
          {...input}
          {...wiring}
          ref={field}
          className={`${className} ${styles.field}`}
          type="text"
          autoComplete="off"
          pattern={time ? "\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2})?" : "\\d{4}-\\d{2}-\\d{2}"}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={() => {
            setText(completeDate(text, time));
            setProblem(dateProblem(text, limits));
          }}
        />
        <DatePickerPopover text={text} limits={limits} disabled={input.disabled} onChoose={change} />
      </div>
      <div aria-live="polite">
        <Notes id={wiring.id} hint={hint} error={shownError} />
      </div>
    </div>
  );
}

const hints = {
  day: "Year-month-day, like 2027-03-09",
  time: "Year-month-day and time, like 2027-03-09 12:00",
};

function useDebounced<Value>(call: ((value: Value) => void) | undefined, milliseconds: number) {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  const [waiting] = useState(() => debounced((value: Value) => latest.current?.(value), milliseconds));
  useEffect(() => () => waiting.cancel(), [waiting]);
  return waiting;
}
