"use client";

import { useSyncExternalStore } from "react";

/** Returns the topmost modal dialog, if there is one. Content outside it is inert and not announced. */
export function useTopmostModal(): HTMLDialogElement | null {
  return useSyncExternalStore(onDialogs, topmost, () => null);
}

/** The open modal dialogs in the order in which they opened. The last one is on top. */
let opened: readonly HTMLDialogElement[] = [];

function topmost() {
  const now = [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")];
  opened = [
    ...opened.filter((dialog) => now.includes(dialog)),
    ...now.filter((dialog) => !opened.includes(dialog)),
  ];
  return opened.at(-1) ?? null;
}

/** Observes the DOM, because a dialog that is removed while it is open fires no event. */
function onDialogs(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ["open"] });
  return () => observer.disconnect();
}
