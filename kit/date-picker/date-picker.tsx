"use client";

import clsx from "clsx";
import { type ComponentProps, useEffect, useState } from "react";
import anchored from "../anchored.module.css";
import { enterValue } from "../enter-value.ts";
import fieldStyles from "../field/field.module.css";
import { Label, Notes, useWiring, type Words } from "../field/field.tsx";
import { useFormEvent } from "../form-event.ts";
import { useGivenRef } from "../given-ref.ts";
import { HeldEntry } from "../hydration.ts";
import { bothHandlers } from "../render-as.ts";
import { whenSet } from "../set-by-code.ts";
import { translator } from "../translation.ts";
import { checkDateFormat, formatInWords, formatPattern } from "./date-format.ts";
import styles from "./date-picker.module.css";
import { DatePickerPopover } from "./date-picker-popover.tsx";
import { completeDate, type DateRules, dateProblem, exampleDate } from "./date-text.ts";
import { useDebounced } from "./debounce.ts";

type OwnProperties = "children" | "type" | "value" | "defaultValue" | "min" | "max" | "step" | "pattern";

/** `className` and `style` go to the outer element, other props to the input. */
export interface DatePickerProps
  extends Words,
    Partial<DateRules>,
    Omit<ComponentProps<"input">, OwnProperties> {
  /** The date in the field's format, or "" (controlled). */
  value?: string;
  /** The initial date in the field's format (uncontrolled). */
  defaultValue?: string;
  /** Called with a valid date in the field's format, or with "" for an empty field. */
  onValueChange?: (value: string) => void;
  /**
   * How long to wait after the last keystroke before calling `onValueChange`, in milliseconds. Leaving the field or
   * submitting its form ends the wait.
   */
  debounceMs?: number;
}

/**
 * A text field for a date, with a button that opens a calendar (ARIA date picker dialog). The calendar loads when it is
 * first opened. If `min` and `max` are at least two calendar years apart, the calendar has a list of years. With a
 * format such as `Y-m-d H:i`, it also has fields for the time. Without JavaScript only the text field is shown.
 */
export function DatePicker({ label, error, success, min, max, words, value, ...props }: DatePickerProps) {
  // R-WIDGET-14 sets these defaults.
  const { format = "Y-m-d", defaultTime = "12:00", minuteStep = 5, hourStep = 1, ...rest } = props;
  checkDateFormat(format);
  const rules = { format, defaultTime, minuteStep, hourStep, min, max, words };
  const { hint = hintFor(rules), debounceMs = 300, defaultValue = value ?? "", ...others } = rest;
  const { onValueChange, className, style, ref, onChange, onBlur, ...input } = others;
  const [text, setText] = useState(value ?? defaultValue);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  const shownError = problem ?? error;
  const { className: control, ...wiring } = useWiring({ ...input, hint, error: shownError, success });
  const field = useGivenRef(ref);
  const tell = useDebounced((next: string) => {
    onValueChange?.(next);
    setAsked(asked + 1);
  }, debounceMs);

  useFormEvent(field, "submit", (event) => {
    settle();
    // A limit of today may have moved since the browser checked the date.
    const now = dateProblem(text, rules);
    const { form } = field.current ?? {};
    const unchecked = form?.noValidate || (event as SubmitEvent).submitter?.matches("[formnovalidate]");
    if (now === wrong || unchecked) return;
    field.current?.setCustomValidity(now ?? "");
    if (field.current?.reportValidity()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  useFormEvent(field, "reset", () => follow(defaultValue));

  // A new value from the parent replaces the text, unless the text already represents that date.
  const decided = `${asked} ${value}`;
  const [seen, setSeen] = useState(decided);
  if (decided !== seen) {
    setSeen(decided);
    if (value !== undefined && value !== completeDate(text, rules)) {
      setText(value);
      setProblem(dateProblem(value, rules));
    }
  }

  const wrong = dateProblem(text, rules);
  useEffect(() => {
    // Prevents the submission of a form with an invalid date.
    field.current?.setCustomValidity(wrong ?? "");
  }, [field, wrong]);

  function change(next: string) {
    setText(next);
    if (dateProblem(next, rules)) return tell.cancel();
    setProblem(null);
    const whole = completeDate(next, rules);
    if (whole !== completeDate(text, rules)) tell.call(whole);
  }
  function follow(next: string) {
    change(next);
    tell.flush();
  }
  function choose(next: string) {
    if (field.current && next !== text) enterValue(field.current, next);
    tell.flush();
    setProblem(dateProblem(next, rules));
  }
  /** Writes the date as it is reported, with its time and without blanks, so that the form sends the same. */
  function settle() {
    choose(completeDate(text, rules));
  }
  return (
    <div className={clsx(fieldStyles.field, styles.whole, className)} style={style}>
      <Label htmlFor={wiring.id} label={label} />
      <div className={clsx(anchored.scope, anchored.anchor)} lang={input.lang}>
        <input
          autoComplete="off"
          {...input}
          {...wiring}
          ref={whenSet(field, follow)}
          className={clsx(control, styles.field)}
          type="text"
          pattern={`\\s*${formatPattern(format)}\\s*`}
          value={text}
          onChange={bothHandlers(onChange, ({ currentTarget }) => change(currentTarget.value))}
          onBlur={bothHandlers(onBlur, settle)}
        />
        <HeldEntry of={wiring.id} />
        <DatePickerPopover
          text={text}
          rules={rules}
          disabled={input.disabled || input.readOnly}
          onChoose={choose}
        />
      </div>
      <div aria-live="polite">
        <Notes id={wiring.id} hint={hint} error={shownError} success={success} />
      </div>
    </div>
  );
}

function hintFor(rules: DateRules) {
  const format = formatInWords(rules.format, rules.words);
  const hint = translator(rules.words)("{format}, like {example}", { format, example: exampleDate(rules) });
  return hint.charAt(0).toUpperCase() + hint.slice(1);
}
