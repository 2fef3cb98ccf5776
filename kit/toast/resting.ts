"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";

/**
 * Returns whether timers must pause, because the pointer or the focus is on the element, or the page is hidden. Call
 * `look` after removing a focused element, because the removal fires no event.
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
    // Listens on the document, because an element that is removed under the pointer fires no `pointerout`.
    const follow = ({ type, target }: Event) => {
      setPointed(type === "pointerover" && target instanceof Node && !!element.current?.contains(target));
    };
    const ends = new AbortController();
    for (const type of ["pointerover", "pointerout"]) document.addEventListener(type, follow, ends);
    for (const type of ["focusin", "focusout", "visibilitychange"])
      document.addEventListener(type, look, ends);
    look();
    return () => ends.abort();
  }, [element, look]);
  return [pointed || focused || unseen, look];
}
