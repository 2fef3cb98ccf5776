"use client";

import { useSyncExternalStore } from "react";
import { watchProperty } from "../set-by-code.ts";

/** Returns the selected values of a native select, and a function that sets them. Only the select stores the values. */
export function useChosenOptions(select: HTMLSelectElement) {
  const chosen = useSyncExternalStore(
    (changed) => {
      // Reads the values again later, because `reset` fires before the form is reset, and a parent may revert a change.
      const changedLater = () => setTimeout(changed);
      const ends = new AbortController();
      select.addEventListener("change", changed, ends);
      select.addEventListener("change", changedLater, ends);
      document.addEventListener("reset", changedLater, { capture: true, signal: ends.signal });
      const stops = [
        watchProperty(select, "value", changed),
        watchProperty(select, "selectedIndex", changed),
        ...Array.from(select.options, (option) => watchProperty(option, "selected", changed)),
      ];
      return () => {
        ends.abort();
        for (const stop of stops) stop();
      };
    },
    () => JSON.stringify(valuesOf(select)),
  );
  const choose = (values: readonly string[]) => {
    for (const option of select.options) option.selected = values.includes(option.value);
    select.dispatchEvent(new Event("input", { bubbles: true }));
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return [JSON.parse(chosen) as string[], choose] as const;
}

function valuesOf(select: HTMLSelectElement) {
  return Array.from(select.selectedOptions, ({ value }) => value).filter(Boolean);
}
