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
  const ref = useGivenRef(givenRef);
  const told = useRef(open ?? defaultOpen ?? false);
  const openAtFirst = useRef(defaultOpen);
  useClosedWhileHidden(() => ref.current);
  const [changes, countChange] = useReducer((count: number) => count + 1, 0);

  function onToggle() {
    const now = isOpen(ref.current);
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
  useInsertionEffect(() => {
    return () => {
      const removed = ref.current;
      queueMicrotask(() => bringFocusBack(removed));
    };
  }, [ref]);
  return { ref, onToggle };
}

/**
 * Closes a dialog or popover while React hides it (`<Activity>`, Suspense) or before React removes it, and then opens it
 * again. Otherwise it would be invisible, but still block the page. Nobody closed it, so its events are not reported.
 */
export function useClosedWhileHidden(find: () => HTMLElement | null) {
  const opensAgain = useRef(false);
  const found = useRef(find);
  useLayoutEffect(() => {
    const element = found.current();
    if (!element || element instanceof HTMLDetailsElement) return;
    if (opensAgain.current) setOpen(element, true);
    // Browsers fire some of these events only at the next frame.
    const frame = requestAnimationFrame(() => {
      for (const type of layerEvents) element.removeEventListener(type, silence, true);
    });
    return () => {
      cancelAnimationFrame(frame);
      opensAgain.current = isOpen(element);
      for (const type of layerEvents) element.addEventListener(type, silence, true);
      setOpen(element, false);
    };
  }, []);
}

/** Does the same for an element that React renders on the server only. Renders nothing. */
export function ClosedWhileHidden({ of }: { of: string }): null {
  useClosedWhileHidden(() => document.getElementById(of));
  return null;
}

const layerEvents = ["beforetoggle", "toggle", "close"];
const silence = (event: Event) => event.stopImmediatePropagation();

function isOpen(element: HTMLElement | null) {
  return element?.matches(":is([open], :popover-open)") ?? false;
}

function setOpen(element: HTMLElement, open: boolean) {
  if (element instanceof HTMLDetailsElement) element.open = open;
  else if (!(element instanceof HTMLDialogElement)) element.togglePopover(open);
  else if (open && !element.open) element.showModal();
  else if (!open) element.close();
}
