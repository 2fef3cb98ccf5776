"use client";

import { once } from "./once.ts";

once("close-when-left", closeWhenLeft);

/**
 * Closes menus and panels when the visitor follows a link in them. Otherwise they would stay open when the link leads
 * to the same page, or when the browser restores the page from its back/forward cache. Closes them on a press in a frame
 * too.
 */
function closeWhenLeft() {
  document.addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = target instanceof Element && target.closest("a[href]:not([target=_blank])");
    if (link && !ctrlKey && !metaKey && !shiftKey) closeAll((open) => open.contains(link));
  });
  // A press in a frame fires no event here, but takes the focus.
  addEventListener("blur", () => {
    setTimeout(() => {
      const { activeElement: frame } = document;
      if (frame instanceof HTMLIFrameElement) closeAll((open) => !open.contains(frame));
    });
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) closeAll(() => true);
  });
}

function closeAll(which: (open: HTMLElement) => boolean) {
  const open = document.querySelectorAll<HTMLElement>(
    "dialog[open][data-closes-when-left], :popover-open[data-closes-on-focus-out]",
  );
  for (const element of [...open].filter(which)) {
    if (element instanceof HTMLDialogElement) element.close();
    else element.hidePopover();
  }
}
