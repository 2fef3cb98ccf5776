"use client";

import { useState } from "react";
import { within } from "./option-set.ts";

export interface Controllable<T> {
  /** The value, if the parent controls it. */
  value?: T | undefined;
  /** The initial value if `value` is not given. */
  defaultValue: T;
  /** Called with the next value, unless it equals the current one. */
  onChange?: ((next: T) => void) | undefined;
}

/** Returns a value, which either the parent or this hook stores, and a function that changes it. */
export function useControllable<T>({
  value,
  defaultValue,
  onChange,
}: Controllable<T>): [T, (next: T) => void] {
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
  { value, defaultValue, onChange }: Controllable<number>,
): [number, (place: number) => void] {
  const at = (place: number) => ({ place, id: items[place]?.id });
  const last = Math.max(items.length - 1, 0);
  const [own, setOwn] = useState(() => at(defaultValue >= 0 ? Math.trunc(defaultValue) : 0));
  const followed = own.id === undefined ? -1 : items.findIndex(({ id }) => id === own.id);
  const now = items.length > 0 ? at(followed < 0 ? Math.min(own.place, last) : followed) : own;
  if (now.place !== own.place || now.id !== own.id) setOwn(now);
  return useControllable({
    value:
      value === undefined
        ? Math.min(now.place, last)
        : within(component, "index", Math.trunc(value), 0, last),
    defaultValue,
    onChange: (place) => {
      setOwn(at(place));
      onChange?.(place);
    },
  });
}
