"use client";

import { useEffect, useRef, useState } from "react";

/**
 * Debounces a function: calls its latest version with the last value after `milliseconds` without a new value. `flush`
 * makes a pending call immediately, as does unmounting.
 */
export function useDebounced<Value>(act: (value: Value) => void, milliseconds: number) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const [debounced] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pending: (() => void) | undefined;
    const cancel = () => {
      clearTimeout(timer);
      pending = undefined;
    };
    const flush = () => pending?.();
    const call = (value: Value) => {
      cancel();
      pending = () => {
        cancel();
        latest.current(value);
      };
      timer = setTimeout(flush, milliseconds);
    };
    return { call, cancel, flush };
  });
  useEffect(() => debounced.flush, [debounced]);
  return debounced;
}
