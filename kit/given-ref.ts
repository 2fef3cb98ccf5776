"use client";

import { type Ref, type RefObject, useImperativeHandle } from "react";

/** Sets a developer's ref to the element that the component's own ref points to. */
export function useGivenRef<Element>(given: Ref<Element> | undefined, own: RefObject<Element | null>) {
  useImperativeHandle<Element | null, Element | null>(given, () => own.current, [own]);
}
