"use client";

import clsx from "clsx";
import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from "react";
import anchored from "../anchored.module.css";
import { CloseOnFocusOut } from "../behaviours/close-on-focus-out.ts";
import { useHydrated } from "../hydration.ts";
import { Icon } from "../icon/icon.tsx";
import { ClosedWhileHidden } from "../openable.ts";
import panel from "../panel.module.css";
import { translator } from "../translation.ts";
import { formatDate } from "./date-format.ts";
import styles from "./date-picker.module.css";
// Not left to the calendar: Vite never asks again for a stylesheet that failed to load with a part.
import calendar from "./date-picker-calendar.module.css";
import type { DatePickerCalendarProps } from "./date-picker-calendar.tsx";
import { parseDate } from "./date-text.ts";

interface DatePickerPopoverProps extends Pick<DatePickerCalendarProps, "rules" | "onChoose"> {
  /** The text in the field. */
  text: string;
  /** Whether the field is disabled. */
  disabled: boolean | undefined;
}

/** The button in the field, and the dialog that it opens. Rendered only after hydration. */
export function DatePickerPopover({ text, rules, disabled, onChoose }: DatePickerPopoverProps) {
  const id = useId();
  const hydrated = useHydrated();
  const popover = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const say = translator(rules.words);
  const [lang, setLang] = useState<string>();
  const [direction, setDirection] = useState("ltr");
  const [Calendar, setCalendar] = useState<ComponentType<DatePickerCalendarProps> | "missing">();
  const chosen = parseDate(text, rules);

  function load() {
    if (Calendar && Calendar !== "missing") return;
    import("./date-picker-calendar.tsx").then(
      ({ DatePickerCalendar }) => setCalendar(() => DatePickerCalendar),
      () => setCalendar("missing"),
    );
  }
  function close() {
    popover.current?.hidePopover();
    opener.current?.focus();
  }
  function followKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Escape") {
      // Prevents Escape from also closing a dialog around this one.
      event.preventDefault();
      close();
    }
    if (event.key === "Tab") keepInside(event);
    // If Enter opened the calendar and is still held down, it must not choose the day that has the focus.
    if (event.key === "Enter" && event.repeat) event.preventDefault();
  }
  if (!hydrated) return null;
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={clsx(panel.iconButton, styles.opener)}
        popoverTarget={id}
        disabled={disabled}
        aria-label={
          chosen
            ? say("Change the date, {date}", { date: formatDate(chosen.day, chosen.time, rules.format) })
            : say("Choose a date")
        }
        aria-haspopup="dialog"
      >
        <Icon name="calendar" size="1.3rem" />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={say("Choose a date")}
        data-closes-on-focus-out
        className={clsx(panel.panel, anchored.floating, anchored.below, styles.popover)}
        onKeyDown={followKey}
        // If a popover is closed and immediately reopened, the browser merges the two `toggle` events. Without this
        // handler, the old calendar would stay mounted and would not receive the focus.
        onBeforeToggle={({ newState }) => {
          if (newState === "closed") setOpen(false);
        }}
        onToggle={({ newState, currentTarget }) => {
          setOpen(newState === "open");
          setDirection(getComputedStyle(currentTarget).direction);
          setLang(currentTarget.closest<HTMLElement>("[lang]")?.lang);
          if (newState === "open") load();
        }}
      >
        {open && !Calendar && <p className={calendar.wait}>{say("Loading the calendar…")}</p>}
        {Calendar === "missing" && (
          <p className={calendar.wait}>{say("The calendar couldn’t be loaded. Please type the date.")}</p>
        )}
        {open && Calendar && Calendar !== "missing" && (
          <Calendar {...{ chosen, rules, direction, onChoose }} lang={lang} onDone={close} />
        )}
      </div>
      <CloseOnFocusOut />
      <ClosedWhileHidden of={id} />
    </>
  );
}

/** Moves the focus from the last control to the first on Tab, and vice versa on Shift+Tab (ARIA date picker dialog). */
function keepInside(event: KeyboardEvent<HTMLElement>) {
  const controls = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(":enabled:is(button, input, select)"),
  ];
  const stops = controls.filter(({ tabIndex }) => tabIndex >= 0);
  const [end, other] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (event.target !== end) return;
  event.preventDefault();
  other?.focus();
}
