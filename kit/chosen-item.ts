"use client";

import { useState } from "react";
import { type Controllable, useControllable } from "./controllable.ts";

/**
 * Which of several items is chosen, by its place, and what asks for another. What the visitor has chosen is followed by
 * its `id` when others come and go; when it goes itself, the one in its place is chosen.
 */
export function useChosenItem(
  items: readonly { id?: string | undefined }[],
  { value, defaultValue, onChange }: Controllable<number>,
): [number, (place: number) => void] {
  const at = (place: number) => ({ place, id: items[place]?.id });
  const [own, setOwn] = useState(() => at(defaultValue));
  const followed = own.id === undefined ? -1 : items.findIndex(({ id }) => id === own.id);
  const stayed = items.length > 0 ? Math.min(own.place, items.length - 1) : own.place;
  const now = at(followed < 0 ? stayed : followed);
  if (now.place !== own.place || now.id !== own.id) setOwn(now);
  return useControllable({
    value: value ?? now.place,
    defaultValue,
    onChange: (place) => {
      setOwn(at(place));
      onChange?.(place);
    },
  });
}
