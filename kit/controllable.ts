"use client";

import { useState } from "react";

export interface Controllable<T> {
  /** Given, it is the value, and the parent decides on each change. */
  value?: T | undefined;
  /** What it begins with where no value is given. */
  defaultValue: T;
  /** Called with each other value that is asked for. */
  onChange?: ((next: T) => void) | undefined;
}

/** A value that the parent controls, or that is the component's own: the value, and what asks for another. */
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
