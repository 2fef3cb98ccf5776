"use client";

import { type Ref, type RefObject, useImperativeHandle } from "react";

/** Forwards an element to a developer's ref, while the component keeps a ref of its own. */
export function useGivenRef<Element>(given: Ref<Element> | undefined, own: RefObject<Element | null>) {
  useImperativeHandle<Element | null, Element | null>(given, () => own.current, [own]);
}
