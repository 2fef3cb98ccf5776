"use client";

import { type Ref, type RefObject, useImperativeHandle, useRef } from "react";

/** Returns a ref for the component itself, and points a developer's ref at the same element. */
export function useGivenRef<Element>(given: Ref<Element> | undefined): RefObject<Element | null> {
  const own = useRef<Element>(null);
  useImperativeHandle<Element | null, Element | null>(given, () => own.current, []);
  return own;
}
