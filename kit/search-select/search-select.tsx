"use client";

import clsx from "clsx";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import fieldStyles from "../field/field.module.css";
import { Label, Notes, useWiring } from "../field/field.tsx";
import { HeldEntry } from "../hydration.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "../select/select.module.css";
import { Options, Select, type SelectOption, type SelectProps } from "../select/select.tsx";
import type { Translated } from "../translation.ts";
import { partsOf } from "./delimited-text.ts";
import { eventsAround, propertiesOf } from "./events-around.ts";
import type { SearchRules } from "./fuzzy-search.ts";
// Not left to the box: Vite never asks again for a stylesheet that failed to load with a part.
import boxStyles from "./search-select-box.module.css";
import type { SearchSelectBoxProps, SearchSelectWord } from "./search-select-box.tsx";

/**
 * `className` and `style` go to the outer element, other props to the select, and `aria-…` props also to the search
 * box. With `multiple`, `value` and `defaultValue` may be one string that is split at the delimiter.
 */
export interface SearchSelectProps
  extends Omit<SelectProps, "label" | "options">,
    Partial<SearchRules>,
    Translated<SearchSelectWord> {
  /** The label of the field, the search box and the list of results. */
  label: ReactNode;
  /** The options, as a list or as one string that is split at the delimiter. */
  options: readonly SelectOption[] | string;
  /** The separator of values in a string. With `multiple`, typing the delimiter selects the best match. */
  delimiter?: string;
  /** Whether the select gets a search box. Otherwise it stays a native select. */
  search?: boolean;
}

/**
 * A select with a search box. Until the first focus it is a native select; then the search box loads and replaces it.
 * The native select still keeps the value, submits it, and fires the change events.
 */
export function SearchSelect({ search = true, delimiter = ",", options, ...props }: SearchSelectProps) {
  // R-WIDGET-16 sets these defaults.
  const { maxResults = 4, searchFrom = 1, threshold = 0.6, words, ...rest } = props;
  const { multiple, value, defaultValue } = rest;
  const select = {
    ...rest,
    options: typeof options === "string" ? partsOf(options, delimiter) : options,
    ...(multiple && typeof value === "string" && { value: partsOf(value, delimiter) }),
    ...(multiple && typeof defaultValue === "string" && { defaultValue: partsOf(defaultValue, delimiter) }),
  };
  if (!search) return <Select {...select} />;
  return <Searchable {...select} rules={{ maxResults, searchFrom, threshold, delimiter, words }} />;
}

function Searchable(props: SelectProps & Pick<SearchSelectBoxProps, "rules">) {
  const { label, hint, error, success, options, rules, className, style, ...given } = props;
  const { className: control, ...wiring } = useWiring(props);
  const { around, select } = eventsAround(given);
  const [box, setBox] = useState<
    { Box: ComponentType<SearchSelectBoxProps> } & Pick<SearchSelectBoxProps, "select" | "opened">
  >();
  const [loading, setLoading] = useState<"no" | "yes" | "failed">("no");
  const opened = useRef(false);

  function load(element: HTMLSelectElement) {
    if (box || loading === "yes") return;
    setLoading("yes");
    import("./search-select-box.tsx").then(
      ({ SearchSelectBox }) => setBox({ Box: SearchSelectBox, select: element, opened: opened.current }),
      () => setLoading("failed"),
    );
  }
  const { multiple = false, disabled, required, tabIndex } = given;
  const inputId = `${wiring.id}-search`;
  return (
    <div className={clsx(fieldStyles.field, className)} style={style}>
      <Label htmlFor={box ? inputId : wiring.id} label={label} />
      <span {...around} className={styles.box}>
        <select
          {...select}
          {...wiring}
          className={box ? "kit-visually-hidden" : clsx(control, styles.select)}
          tabIndex={box ? -1 : tabIndex}
          aria-hidden={box ? true : undefined}
          onFocus={(event) => {
            // The browser focuses the hidden select if a required value is missing. The focus then moves on to the
            // search box, where the visitor enters the value.
            if (box) document.getElementById(inputId)?.focus();
            else load(event.currentTarget);
          }}
          onMouseDown={(event) => {
            if (multiple || loading === "failed") return;
            // Keeps the native list from opening, because the search box replaces it at once.
            event.preventDefault();
            opened.current = true;
            event.currentTarget.focus();
          }}
        >
          <Options options={options} />
        </select>
        {given.value !== undefined && <HeldEntry of={wiring.id} />}
        {box ? (
          <box.Box
            id={inputId}
            select={box.select}
            options={options}
            rules={rules}
            opened={box.opened}
            className={clsx(control, boxStyles.box, multiple && boxStyles.several)}
            aria={propertiesOf({ ...given, ...wiring }, /^aria-/)}
            invalid={wiring["aria-invalid"]}
            {...{ multiple, disabled, required, tabIndex }}
          />
        ) : (
          !multiple && <Icon name="chevron-down" size="1.15rem" />
        )}
      </span>
      <Notes id={wiring.id} hint={hint} error={error} success={success} />
    </div>
  );
}
