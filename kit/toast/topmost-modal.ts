"use client";

import { useSyncExternalStore } from "react";

/** The modal dialog that lies over all others, if one is open: what is outside of it can't be reached, and isn't told. */
export function useTopmostModal(): HTMLDialogElement | null {
  return useSyncExternalStore(onDialogs, topmost, () => null);
}

/** The last one that has opened lies on top. */
let opened: readonly HTMLDialogElement[] = [];

function topmost() {
  const now = [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")];
  opened = [
    ...opened.filter((dialog) => now.includes(dialog)),
    ...now.filter((dialog) => !opened.includes(dialog)),
  ];
  return opened.at(-1) ?? null;
}

/** One that is taken away while it is open tells nobody. */
function onDialogs(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ["open"] });
  return () => observer.disconnect();
}
