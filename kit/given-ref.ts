"use client";

import { type Ref, type RefObject, useImperativeHandle } from "react";

/** Sets a developer's ref to the element to which the component has a ref of its own. */
export function useGivenRef<Element>(given: Ref<Element> | undefined, own: RefObject<Element | null>) {
  useImperativeHandle<Element | null, Element | null>(given, () => own.current, [own]);
}
