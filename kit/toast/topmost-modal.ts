"use client";

import { useSyncExternalStore } from "react";

/** The topmost open modal dialog, if any. Content outside it is inert and not announced. */
export function useTopmostModal(): HTMLDialogElement | null {
  return useSyncExternalStore(onDialogs, topmost, () => null);
}

/** The dialog that opened last is on top. */
let opened: readonly HTMLDialogElement[] = [];

function topmost() {
  const now = [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")];
  opened = [
    ...opened.filter((dialog) => now.includes(dialog)),
    ...now.filter((dialog) => !opened.includes(dialog)),
  ];
  return opened.at(-1) ?? null;
}

/** A dialog that is removed while open fires no event. */
function onDialogs(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ["open"] });
  return () => observer.disconnect();
}
