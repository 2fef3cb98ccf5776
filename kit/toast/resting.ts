"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";

/**
 * Whether time has to wait for somebody: the pointer or the focus is on an element, or nobody sees the page. What is
 * taken away while the focus is on it tells nobody: then `look` does.
 */
export function useResting(element: RefObject<HTMLElement | null>): [resting: boolean, look: () => void] {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [unseen, setUnseen] = useState(false);

  const look = useCallback(() => {
    setFocused(element.current?.matches(":focus-within") ?? false);
    setUnseen(document.hidden);
  }, [element]);
  useEffect(() => {
    // Not those of the element itself: what is taken from under the pointer has none that it leaves by.
    const follow = ({ type, target }: Event) => {
      setPointed(type === "pointerover" && target instanceof Node && !!element.current?.contains(target));
    };
    const events = {
      pointerover: follow,
      pointerout: follow,
      focusin: look,
      focusout: look,
      visibilitychange: look,
    };
    look();
    for (const [event, listener] of Object.entries(events)) document.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of Object.entries(events)) document.removeEventListener(event, listener);
    };
  }, [element, look]);
  return [pointed || focused || unseen, look];
}
