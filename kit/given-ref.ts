"use client";

import { type Ref, type RefObject, useImperativeHandle } from "react";

/** Points a developer's ref at the same element as the component's own ref. */
export function useGivenRef<Element>(given: Ref<Element> | undefined, own: RefObject<Element | null>) {
  useImperativeHandle<Element | null, Element | null>(given, () => own.current, [own]);
}
