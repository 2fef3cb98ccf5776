import { useEffect, useRef, useState } from "react";
import anchored from "../anchored.module.css";
import fieldStyles from "../field/field.module.css";
import { Label, Notes, useWiring, type Words } from "../field/field.tsx";
import { useFormReset } from "../form-reset.ts";
import { checkDateFormat, formatInWords, formatPattern } from "./date-format.ts";
import styles from "./date-picker.module.css";
import { DatePickerPopover } from "./date-picker-popover.tsx";
import { completeDate, type DateRules, dateProblem, exampleDate } from "./date-text.ts";
import { debounced } from "./debounce.ts";

export interface DatePickerProps extends Words, Partial<DateRules> {
  id?: string;
  name?: string;
  /** In the format of the field. */
  defaultValue?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  /** Milliseconds that a change waits for another one. */
  debounceMs?: number;
  /** Called with a date that exists and is allowed, in the format of the field, or with "". */
  onChange?: (value: string) => void;
}

/**
 * A field to type a date into, and a button that opens a calendar (the date picker dialog of the ARIA guide), loaded
 * when it is first opened. With a format that has a time, like `Y-m-d H:i`, there are fields for it beside the
 * calendar. Without JavaScript it is a text field. Defaults: the specification, section 5.
 */
export function DatePicker({ label, error, min, max, ...props }: DatePickerProps) {
  const { format = "Y-m-d", defaultTime = "12:00", minuteStep = 5, hourStep = 1, ...rest } = props;
  checkDateFormat(format);
  const rules = { format, defaultTime, minuteStep, hourStep, min, max };
  const { hint = hintFor(rules), debounceMs = 300, defaultValue = "", onChange, ...input } = rest;
  const [text, setText] = useState(defaultValue);
  const [problem, setProblem] = useState<string | null>(null);
  const shownError = problem ?? error;
  const { className, ...wiring } = useWiring({ label, hint, error: shownError, ...input });
  const field = useRef<HTMLInputElement>(null);
  const tell = useDebounced(onChange, debounceMs);

  useFormReset(field, () => change(defaultValue));

  function change(next: string) {
    setText(next);
    const wrong = dateProblem(next, rules);
    // A form with a wrong date isn't sent.
    field.current?.setCustomValidity(wrong ?? "");
    if (wrong) return tell.cancel();
    setProblem(null);
    tell.call(completeDate(next, rules));
  }
  function choose(next: string) {
    change(next);
    setProblem(dateProblem(next, rules));
  }
  return (
    <div className={fieldStyles.field}>
      <Label htmlFor={wiring.id} label={label} />
      <div className={`${anchored.scope} ${anchored.anchor}`}>
        <input
          {...input}
          {...wiring}
          ref={field}
          className={`${className} ${styles.field}`}
          type="text"
          autoComplete="off"
          pattern={formatPattern(format)}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={() => {
            setText(completeDate(text, rules));
            setProblem(dateProblem(text, rules));
          }}
        />
        <DatePickerPopover text={text} rules={rules} disabled={input.disabled} onChoose={choose} />
      </div>
      <div aria-live="polite">
        <Notes id={wiring.id} hint={hint} error={shownError} />
      </div>
    </div>
  );
}

function hintFor(rules: DateRules) {
  const words = formatInWords(rules.format);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}, like ${exampleDate(rules)}`;
}

function useDebounced<Value>(call: ((value: Value) => void) | undefined, milliseconds: number) {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  const [waiting] = useState(() => debounced((value: Value) => latest.current?.(value), milliseconds));
  useEffect(() => () => waiting.cancel(), [waiting]);
  return waiting;
}
