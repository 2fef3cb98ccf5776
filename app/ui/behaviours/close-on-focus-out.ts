/** A menu closes when focus leaves it (the specification, section 4); the platform closes it only on a click. */
export function closePopoversOnFocusOut() {
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    if (!(target instanceof Element) || !(relatedTarget instanceof Node)) return;
    const item = target.closest(":has(> [data-closes-on-focus-out])");
    if (!item || item.contains(relatedTarget)) return;
    item.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  });
}
