import type { FocusEvent } from "react";

/**
 * Closes the popover inside an element when focus leaves the element; the platform closes it only on a click.
 * For `onBlur` of the element around opener and popover.
 */
export function closeWhenFocusLeaves({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
  currentTarget.querySelector<HTMLElement>(":popover-open")?.hidePopover();
}
