"use client";

import { useState } from "react";

export interface Controllable<T> {
  /** The value; if given, the parent controls it. */
  value?: T | undefined;
  /** The initial value if `value` is not given. */
  defaultValue: T;
  /** Called with the next value when it differs. */
  onChange?: ((next: T) => void) | undefined;
}

/** A value that is controlled by the parent or kept in state, and a function that changes it. */
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
