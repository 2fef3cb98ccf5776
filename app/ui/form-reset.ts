"use client";

import { type RefObject, useEffect, useInsertionEffect, useRef } from "react";

/** Called when the form of a control is reset: what React keeps for a control, the browser can't put back. */
export function useFormReset(control: RefObject<HTMLInputElement | null>, reset: () => void) {
  const latest = useRef(reset);
  // React resets a form after an action together with what it has rendered for it: that already counts.
  useInsertionEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    const form = control.current?.form;
    const listener = () => latest.current();
    form?.addEventListener("reset", listener);
    return () => form?.removeEventListener("reset", listener);
  }, [control]);
}
