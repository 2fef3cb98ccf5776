"use client";

import { type Ref, type RefObject, useLayoutEffect, useReducer, useRef } from "react";
import { useGivenRef } from "./given-ref.ts";

export interface Openable {
  /** Whether it is open, decided by the parent. */
  open?: boolean | undefined;
  /** Open at first; from then on the visitor decides. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes, in whatever way. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A native dialog, popover or `details` that a parent may control. Who opens and closes it otherwise is the browser, so
 * it works before React runs and without it. Give the element the `ref` and `onToggle`.
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
    // A parent that did not follow has it put back.
    countChange();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is compared with what the parent says
  useLayoutEffect(() => {
    const element = ref.current;
    // Details are open in the HTML already, and the visitor may have closed them since.
    const opens = openAtFirst.current && !(element instanceof HTMLDetailsElement);
    openAtFirst.current = false;
    const wanted = open ?? (opens ? true : undefined);
    // The visitor may have been there before React.
    if (wanted === undefined || !element) return onToggle();
    told.current = wanted;
    setOpen(element, wanted);
  }, [open, changes]);
  return { ref, onToggle };
}

function setOpen(element: HTMLElement, open: boolean) {
  if (element instanceof HTMLDetailsElement) element.open = open;
  else if (!(element instanceof HTMLDialogElement)) element.togglePopover(open);
  else if (open && !element.open) element.showModal();
  else if (!open) element.close();
}
