"use client";

import clsx from "clsx";
import { DayPicker, type DropdownProps, type Modifiers } from "react-day-picker";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import panel from "../panel.module.css";
import titles from "../title.module.css";
import { translator } from "../translation.ts";
import { formatDate, hasTime } from "./date-format.ts";
import styles from "./date-picker-calendar.module.css";
import { type DateRules, limitDay, nearestTime } from "./date-text.ts";

export interface DatePickerCalendarProps {
  /** The day and the time in the field, if any. */
  chosen: { day: Date; time: string } | null;
  /** The format, the time steps and the limits of the field. */
  rules: DateRules;
  /** The language of months and days; by default, Australian English. */
  lang?: string | undefined;
  /** The writing direction; `rtl` swaps the left and right arrow keys. */
  direction: string;
  /** Called with the selected day, in the field's format. */
  onChoose: (text: string) => void;
  /** Called when the visitor presses Done or Close or, if the format has no time, selects a day. */
  onDone: () => void;
}

/** The calendar in the date picker's dialog. Arrow keys, Page Up, Page Down, Home and End move between days. */
export function DatePickerCalendar(props: DatePickerCalendarProps) {
  const { chosen, rules, lang, direction, onChoose, onDone } = props;
  const say = translator(rules.words);
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languages(lang), options).format;
  const month = written({ month: "long", year: "numeric" });
  const [first, last] = [limitDay(rules.min), limitDay(rules.max)];
  const severalYears = first && last && last.getFullYear() - first.getFullYear() > 1;
  const withTime = hasTime(rules.format);
  const time = chosen?.time ?? nearestTime(rules.defaultTime, rules);

  const timePart = (name: "Hour" | "Minute", place: 0 | 1, max: number, step: number) => (
    <input
      className={styles.part}
      type="number"
      min={0}
      max={max}
      step={step}
      disabled={!chosen}
      aria-label={say(name)}
      // Leaves the input uncontrolled, so that it may be empty or have one digit while the visitor types.
      defaultValue={time.split(":")[place]}
      onChange={({ currentTarget: { valueAsNumber: value } }) => {
        if (!chosen || !(value >= 0 && value <= max)) return;
        const parts = time.split(":").with(place, String(value).padStart(2, "0"));
        onChoose(formatDate(chosen.day, parts.join(":"), rules.format));
      }}
    />
  );
  return (
    <div className={styles.calendar}>
      <DayPicker
        mode="single"
        required
        dir={direction}
        autoFocus
        fixedWeeks
        showOutsideDays
        weekStartsOn={1}
        navLayout="around"
        captionLayout={severalYears ? "dropdown-years" : "label"}
        selected={chosen?.day}
        // Without a selected day, the calendar opens at the current month, or at the nearest one within the limits.
        {...(chosen && { defaultMonth: chosen.day })}
        startMonth={first}
        {...(last && { endMonth: last })}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        onSelect={(day) => {
          if (!withTime) onDone();
          onChoose(formatDate(day, time, rules.format));
        }}
        components={{ Chevron, YearsDropdown }}
        formatters={{
          formatCaption: month,
          formatMonthDropdown: written({ month: "long" }),
          formatWeekdayName: written({ weekday: "short" }),
        }}
        labels={{
          labelDayButton: (day, { today, selected }: Modifiers) => {
            const name = written({ dateStyle: "full" })(day);
            const named = today ? say("Today, {day}", { day: name }) : name;
            return selected ? say("{day}, chosen", { day: named }) : named;
          },
          labelGrid: month,
          labelWeekday: written({ weekday: "long" }),
          labelPrevious: () => say("Go to the Previous Month"),
          labelNext: () => say("Go to the Next Month"),
          labelYearDropdown: () => say("Year"),
        }}
        classNames={dayPickerClasses}
      />
      <div className={styles.foot}>
        {withTime && (
          <fieldset className={styles.time}>
            <legend className="kit-visually-hidden">{say("Time")}</legend>
            {timePart("Hour", 0, 23, rules.hourStep)}
            <span aria-hidden="true">:</span>
            {timePart("Minute", 1, 59, rules.minuteStep)}
          </fieldset>
        )}
        <Button size="sm" variant="outline" color="dark" onClick={onDone}>
          {say(withTime ? "Done" : "Close")}
        </Button>
      </div>
    </div>
  );
}

/** Returns the languages to format dates in: that of the page, if the browser knows its name. */
function languages(lang = "") {
  try {
    return [...Intl.getCanonicalLocales(lang || []), "en-AU"];
  } catch {
    return ["en-AU"];
  }
}

function Chevron({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  return <Icon name={orientation === "left" ? "chevron-left" : "chevron-right"} />;
}

function YearsDropdown({ options = [], className: _, ...select }: DropdownProps) {
  return (
    <select {...select} className={clsx(styles.part, styles.years)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

const dayPickerClasses = {
  root: styles.root ?? "",
  months: styles.months ?? "",
  month: styles.month ?? "",
  month_caption: styles.caption ?? "",
  dropdowns: clsx(titles.small, styles.dropdowns),
  caption_label: titles.small ?? "",
  button_previous: clsx(panel.iconButton, styles.previous),
  button_next: clsx(panel.iconButton, styles.next),
  month_grid: styles.grid ?? "",
  weekday: styles.weekday ?? "",
  day: styles.day ?? "",
  day_button: clsx(panel.iconButton, styles.dayButton),
};
