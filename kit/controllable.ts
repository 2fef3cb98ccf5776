"use client";

import { useState } from "react";
import { within } from "./option-set.ts";

/**
 * Returns a value, which the parent stores if it gives one, otherwise this hook, and a function that changes it.
 * `onChange` is called with the next value, unless it equals the current one.
 */
export function useControllable<T>(
  value: T | undefined,
  defaultValue: T,
  onChange: ((next: T) => void) | undefined,
): [T, (next: T) => void] {
  const [own, setOwn] = useState(() => defaultValue);
  const current = value === undefined ? own : value;
  function change(next: T) {
    if (Object.is(next, current)) return;
    if (value === undefined) setOwn(() => next);
    onChange?.(next);
  }
  return [current, change];
}

/**
 * Returns the index of the selected item, and a function that selects another. The selection follows the `id` of the
 * item when items are added or removed. If the selected item is removed, the item that takes its index is selected. As
 * long as there are no items, the selection waits for them, and the index is 0.
 */
export function useChosenItem(
  component: string,
  items: readonly { id?: string | undefined }[],
  value: number | undefined,
  defaultValue: number,
  onChange: ((place: number) => void) | undefined,
): [number, (place: number) => void] {
  const at = (place: number) => ({ place, id: items[place]?.id });
  const last = Math.max(items.length - 1, 0);
  const [own, setOwn] = useState(() => at(defaultValue >= 0 ? Math.trunc(defaultValue) : 0));
  const followed = own.id === undefined ? -1 : items.findIndex(({ id }) => id === own.id);
  const now = items.length > 0 ? at(followed < 0 ? Math.min(own.place, last) : followed) : own;
  if (now.place !== own.place || now.id !== own.id) setOwn(now);
  const chosen = value === undefined ? now.place : within(component, "index", Math.trunc(value), 0, last);
  return useControllable(Math.min(chosen, last), defaultValue, (place) => {
    setOwn(at(place));
    onChange?.(place);
  });
}
