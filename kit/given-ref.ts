"use client";

import { type Ref, type RefObject, useImperativeHandle } from "react";

/** Gives a developer's ref the element that a component needs for itself too, and keeps as long as it lives. */
export function useGivenRef<Element>(given: Ref<Element> | undefined, own: RefObject<Element | null>) {
  useImperativeHandle<Element | null, Element | null>(given, () => own.current, [own]);
}
