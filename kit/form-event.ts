"use client";

import { type RefObject, useEffect, useInsertionEffect, useRef } from "react";

/**
 * Calls a function when a control's form is submitted or reset, for state that the browser itself does not submit or
 * reset.
 */
export function useFormEvent(
  control: RefObject<HTMLInputElement | null>,
  type: "reset" | "submit",
  act: () => void,
) {
  const latest = useRef(act);
  // Must be an insertion effect: after a form action, React resets the form in the same commit, and the reset event
  // must already call the new function.
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
