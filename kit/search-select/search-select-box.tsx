"use client";

import { Combobox } from "@base-ui/react/combobox";
import clsx from "clsx";
import { useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../icon/icon.tsx";
import panel from "../panel.module.css";
import { type SelectProps, withValue } from "../select/select.tsx";
import { translator, type Words } from "../translation.ts";
import { useChosenOptions } from "./chosen-options.ts";
import { splitCompleteParts } from "./delimited-text.ts";
import { fuzzySearch, type SearchRules } from "./fuzzy-search.ts";
import styles from "./search-select-box.module.css";

// biome-ignore format: a list
export type SearchSelectWord = "Show the list" | "Remove {label}" | "Nothing matches" | "1 result" | "{count} results" | "{count} of {all}. Type to find more.";

export interface SearchSelectBoxProps
  extends Pick<SelectProps, "options" | "className" | "disabled" | "required" | "tabIndex"> {
  /** The id of the search box. */
  id: string;
  /** The native select that the box replaces. */
  select: HTMLSelectElement;
  /** The rules of the search, the delimiter between values, and the words. */
  rules: SearchRules & { delimiter: string; words: Words<SearchSelectWord> | undefined };
  /**
   * Whether the list is initially open: true if the visitor clicked the native select before the search box was loaded.
   */
  opened: boolean;
  /** The ARIA attributes of the native select. */
  aria: Record<string, unknown>;
  /** The `aria-invalid` attribute of the native select. */
  invalid: SelectProps["aria-invalid"];
  /** Whether several values can be selected. */
  multiple: boolean;
}

/**
 * The search box that replaces a native select (ARIA combobox pattern). It is loaded when the select is first focused.
 */
export function SearchSelectBox({ id, select, options, rules, multiple, ...native }: SearchSelectBoxProps) {
  const [chosen, choose] = useChosenOptions(select);
  const say = translator(rules.words);
  const input = useRef<HTMLInputElement>(null);
  const justEntered = useRef(false);
  const around = useRef<HTMLDivElement>(null);
  const items = options.map(withValue).filter(({ value }) => value);
  const labelOf = (value: string) => items.find((item) => item.value === value)?.label ?? value;
  const chosenWords = multiple ? "" : chosen.map(labelOf).join();
  const [typed, setTyped] = useState(chosenWords);
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(native.opened);
  const found = fuzzySearch(items, query, rules);
  const results = found ?? items.slice(0, rules.maxResults);
  const count = results.length;
  const more =
    !found &&
    count < items.length &&
    say("{count} of {all}. Type to find more.", { count, all: items.length });
  const announced = more || (count ? say(count === 1 ? "1 result" : "{count} results", { count }) : "");
  const canBeEmpty = options.some((option) => !withValue(option).value);

  useLayoutEffect(() => {
    if (document.activeElement === select) input.current?.focus();
  }, [select]);

  // Must be a layout effect: an effect after painting could overwrite the first typed character.
  useLayoutEffect(() => {
    setTyped(chosenWords);
    // Selects the text, so that typing replaces it.
    if (document.activeElement === input.current) input.current?.select();
  }, [chosenWords]);

  const isInList = (element: EventTarget | null) =>
    element instanceof Node && around.current?.contains(element);

  function type(text: string, byHand: boolean) {
    const { finished, unfinished } = multiple
      ? splitCompleteParts(text, rules.delimiter)
      : { finished: [], unfinished: text };
    const best = finished.flatMap((words) => fuzzySearch(items, words, rules)?.[0]?.value ?? []);
    if (best.length) choose([...new Set([...chosen, ...best])]);
    setTyped(unfinished);
    setQuery(byHand ? unfinished : "");
  }
  const shared = {
    items: items.map(({ value }) => value),
    filteredItems: results.map(({ value }) => value),
    itemToStringLabel: labelOf,
    inputValue: typed,
    onInputValueChange: (text: string, { reason }: { reason: string }) =>
      type(text, reason === "input-change"),
    open,
    onOpenChange: setOpen,
    autoHighlight: true,
    disabled: native.disabled,
  };
  const box = (
    <Combobox.Input
      ref={input}
      id={id}
      className={styles.input}
      tabIndex={native.tabIndex}
      aria-required={native.required || undefined}
      {...native.aria}
      // Selects the text on focus, so that typing replaces it. The browser may still place the caret later, even after
      // `click`, so the click handler selects the text again if needed.
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!isInList(relatedTarget)) currentTarget.select();
      }}
      onMouseDown={({ currentTarget }) => {
        justEntered.current = document.activeElement !== currentTarget;
      }}
      onClick={({ currentTarget }) => {
        if (!justEntered.current) return;
        setTimeout(() => {
          const nothingMarked = currentTarget.selectionStart === currentTarget.selectionEnd;
          if (nothingMarked) currentTarget.select();
        });
      }}
      // Replaces the typed text with the label of the selected option.
      onBlur={({ relatedTarget }) => {
        if (isInList(relatedTarget)) return;
        setOpen(false);
        type(chosenWords, false);
      }}
    />
  );
  const inside = (
    <>
      <Combobox.InputGroup className={native.className} aria-invalid={native.invalid}>
        {multiple ? (
          <Combobox.Chips className={styles.chips}>
            {chosen.map((value) => (
              <Combobox.Chip key={value} className={styles.chip}>
                <span>{labelOf(value)}</span>
                <Combobox.ChipRemove
                  className={clsx(panel.iconButton, styles.remove)}
                  aria-label={say("Remove {label}", { label: labelOf(value) })}
                >
                  <Icon name="close" size="0.8rem" />
                </Combobox.ChipRemove>
              </Combobox.Chip>
            ))}
            {box}
          </Combobox.Chips>
        ) : (
          box
        )}
        <Combobox.Trigger
          className={clsx(panel.iconButton, styles.trigger)}
          aria-label={say("Show the list")}
        >
          <Icon name="chevron-down" size="1.15rem" />
        </Combobox.Trigger>
      </Combobox.InputGroup>
      <Combobox.Status className="kit-visually-hidden">{open ? announced : ""}</Combobox.Status>
      <div ref={around} />
      {open && (
        <Combobox.Portal container={around}>
          <Combobox.Positioner
            // In the top layer, so that no element around the field clips the list.
            ref={(place) => place?.showPopover()}
            popover="manual"
            className={styles.place}
            sideOffset={6}
            positionMethod="fixed"
            // Keeps the focus in the search box: `onMouseDown` prevents a press on the list from moving the focus, and
            // `onFocus` moves it back.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => input.current?.focus()}
          >
            {/* Not a Combobox.Popup, which would hide the page and the field's label from screen readers. */}
            <div className={clsx(panel.panel, styles.popup)}>
              <Combobox.Empty className={styles.empty}>{say("Nothing matches")}</Combobox.Empty>
              <Combobox.List className={styles.list} aria-labelledby={`${id}-label`}>
                {(value: string) => (
                  <Combobox.Item key={value} value={value} className={styles.item}>
                    <span>{labelOf(value)}</span>
                    <Combobox.ItemIndicator>
                      <Icon name="tick" size="1.1rem" />
                    </Combobox.ItemIndicator>
                  </Combobox.Item>
                )}
              </Combobox.List>
              {more && (
                <p className={styles.more} aria-hidden="true">
                  {more}
                </p>
              )}
            </div>
          </Combobox.Positioner>
        </Combobox.Portal>
      )}
    </>
  );
  return multiple ? (
    <Combobox.Root<string, true> {...shared} multiple value={chosen} onValueChange={choose}>
      {inside}
    </Combobox.Root>
  ) : (
    <Combobox.Root<string>
      {...shared}
      value={chosen[0] ?? null}
      onValueChange={(value) => {
        if (value !== null || canBeEmpty) choose([value ?? ""]);
      }}
    >
      {inside}
    </Combobox.Root>
  );
}
