"use client";

import { type Ref, type RefObject, useInsertionEffect, useLayoutEffect, useReducer, useRef } from "react";
import { bringFocusBack } from "./behaviours/focus-comes-back.ts";
import { useGivenRef } from "./given-ref.ts";

export interface Openable {
  /** Whether the component is open (controlled). */
  open?: boolean | undefined;
  /** Whether the component is initially open (uncontrolled). */
  defaultOpen?: boolean | undefined;
  /** Called when the component opens or closes, for any reason. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Lets a parent control whether a native dialog, popover or `details` is open. The browser itself opens and closes the
 * element, even before hydration and without JavaScript. Pass `ref` and `onToggle` to the element.
 */
export function useOpenable<Element extends HTMLElement>(
  { open, defaultOpen, onOpenChange }: Openable,
  givenRef?: Ref<Element>,
): { ref: RefObject<Element | null>; onToggle: () => void } {
  const ref = useRef<Element>(null);
  useGivenRef(givenRef, ref);
  const told = useRef(open ?? defaultOpen ?? false);
  const openAtFirst = useRef(defaultOpen);
  const [changes, countChange] = useReducer((count: number) => count + 1, 0);

  function onToggle() {
    const now = ref.current?.matches(":is([open], :popover-open)") ?? false;
    if (now === told.current) return;
    told.current = now;
    onOpenChange?.(now);
    // Renders again, so that the element reverts to the state in `open` if the parent does not change that prop.
    countChange();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is compared with the parent's value
  useLayoutEffect(() => {
    const element = ref.current;
    // Does not open a `details` element: the HTML already opened it, and the visitor may have closed it before
    // hydration.
    const opens = openAtFirst.current && !(element instanceof HTMLDetailsElement);
    openAtFirst.current = false;
    const wanted = open ?? (opens ? true : undefined);
    // Without a state set by the parent, reports the current state, because the visitor may have opened the element
    // before hydration.
    if (wanted === undefined || !element) return onToggle();
    told.current = wanted;
    setOpen(element, wanted);
  }, [open, changes]);
  // Must be an insertion effect: it ends only when the element is removed, not while the element is hidden.
  useInsertionEffect(() => () => closeBeforeRemoval(ref.current), []);
  return { ref, onToggle };
}

/** Lets the browser return the focus, which it does not do when an open element is removed. */
function closeBeforeRemoval(element: HTMLElement | null) {
  if (element?.matches("dialog:modal, :popover-open")) setOpen(element, false);
  queueMicrotask(() => bringFocusBack(element));
}

function setOpen(element: HTMLElement, open: boolean) {
  if (element instanceof HTMLDetailsElement) element.open = open;
  else if (!(element instanceof HTMLDialogElement)) element.togglePopover(open);
  else if (open && !element.open) element.showModal();
  else if (!open) element.close();
}
