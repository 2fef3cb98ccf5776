"use client";

import { type RefObject, useEffect, useInsertionEffect, useRef } from "react";

/**
 * Calls a function when the form of a control is reset, for state that the browser cannot reset; or when it is
 * submitted, before other listeners.
 */
export function useFormEvent(
  control: RefObject<HTMLInputElement | null>,
  type: "reset" | "submit",
  act: () => void,
) {
  const latest = useRef(act);
  // An insertion effect, because React resets a form after an action in the same commit, and the new function must
  // already be in place.
  useInsertionEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const form = control.current?.form;
    const listener = () => latest.current();
    form?.addEventListener(type, listener);
    return () => form?.removeEventListener(type, listener);
  }, [control, type]);
}
