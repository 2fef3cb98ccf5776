"use client";

import { type RefObject, useEffect, useInsertionEffect, useRef } from "react";

/**
 * Calls a function when a control's form is submitted or reset, for state that the browser itself does not submit or
 * reset.
 */
export function useFormEvent(
  control: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  type: "reset" | "submit",
  act: (event: Event) => void,
) {
  const latest = useRef(act);
  // Must be an insertion effect: after a form action, React resets the form in the same commit, and the reset event
  // must already call the new function.
  useInsertionEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    // Listens at the root, because the form may be added later (`form="id"`), and before the form's own handlers.
    const root = control.current?.getRootNode();
    const listener = (event: Event) => {
      if (event.target === control.current?.form) latest.current(event);
    };
    root?.addEventListener(type, listener, true);
    return () => root?.removeEventListener(type, listener, true);
  }, [control, type]);
}
