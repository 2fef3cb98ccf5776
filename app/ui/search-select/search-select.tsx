import { type ComponentType, useRef, useState } from "react";
import fieldStyles from "../field/field.module.css";
import { Label, Notes, useWiring } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "../select/select.module.css";
import { Options, Select, type SelectOption, type SelectProps } from "../select/select.tsx";
import { partsOf } from "./delimited-text.ts";
import type { SearchRules } from "./fuzzy-search.ts";
import type { SearchSelectBoxProps } from "./search-select-box.tsx";

export interface SearchSelectProps extends Omit<SelectProps, "options">, Partial<SearchRules> {
  /** A list, or one string with the delimiter between the answers. With `multiple`, `defaultValue` may be one too. */
  options: readonly SelectOption[] | string;
  /** Stands between several answers in one string, and takes the best result while somebody types. */
  delimiter?: string;
  /** False leaves the native select as it is. */
  search?: boolean;
}

/**
 * A select that can be searched. It is a native select until it is first focused; then a box to type in is loaded
 * and takes its place. The native select stays behind it: it holds the value, posts it, and tells of changes.
 * Defaults: the specification, section 5.
 */
export function SearchSelect({ search = true, delimiter = ",", options, ...props }: SearchSelectProps) {
  const { maxResults = 4, searchFrom = 1, threshold = 0.6, ...rest } = props;
  const { multiple, defaultValue } = rest;
  const select = {
    ...rest,
    options: typeof options === "string" ? partsOf(options, delimiter) : options,
    ...(multiple && typeof defaultValue === "string" && { defaultValue: partsOf(defaultValue, delimiter) }),
  };
  if (!search) return <Select {...select} />;
  return <Searchable {...select} rules={{ maxResults, searchFrom, threshold, delimiter }} />;
}

type SearchableProps = SelectProps & Pick<SearchSelectBoxProps, "rules">;

function Searchable({ label, hint, error, options, rules, ...select }: SearchableProps) {
  const { className, ...wiring } = useWiring({ label, hint, error, ...select });
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
  const inputId = `${wiring.id}-search`;
  return (
    <div className={fieldStyles.field}>
      <Label htmlFor={box ? inputId : wiring.id} label={label} />
      <span className={styles.box}>
        <select
          {...select}
          {...wiring}
          className={box ? "kit-visually-hidden" : `${className} ${styles.select}`}
          tabIndex={box ? -1 : select.tabIndex}
          aria-hidden={box ? true : undefined}
          onFocus={(event) => {
            select.onFocus?.(event);
            // The browser points at a missing value here; the box is where it can be given.
            if (box) document.getElementById(inputId)?.focus();
            else load(event.currentTarget);
          }}
          onMouseDown={(event) => {
            select.onMouseDown?.(event);
            if (select.multiple || loading === "failed") return;
            // The native list would only be torn away again.
            event.preventDefault();
            opened.current = true;
            event.currentTarget.focus();
          }}
        >
          <Options options={options} />
        </select>
        {box ? (
          <box.Box
            id={inputId}
            label={label}
            select={box.select}
            options={options}
            rules={rules}
            opened={box.opened}
            className={className}
            describedBy={wiring["aria-describedby"]}
            invalid={error !== undefined}
          />
        ) : (
          !select.multiple && <Icon name="chevron-down" />
        )}
      </span>
      <Notes id={wiring.id} hint={hint} error={error} />
    </div>
  );
}
