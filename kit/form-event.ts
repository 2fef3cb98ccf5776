"use client";

import { type RefObject, useEffect, useInsertionEffect, useRef } from "react";

/**
 * Called when the form of a control is reset, for what React keeps for a control the browser can't put back; or when it is
 * sent, before others hear of it.
 */
export function useFormEvent(
  control: RefObject<HTMLInputElement | null>,
  type: "reset" | "submit",
  act: () => void,
) {
  const latest = useRef(act);
  // React resets a form after an action together with what it has rendered for it: that already counts.
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
