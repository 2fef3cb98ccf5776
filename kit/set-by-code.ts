import type { RefCallback, RefObject } from "react";

/**
 * Returns a ref callback that keeps an input in `own`, and calls a function when code sets the input's value, as
 * `register` of react-hook-form does; the browser fires no event then. The callback must be new at each rendering, so
 * that React detaches it before React itself sets the value.
 */
export function whenSet(
  own: RefObject<HTMLInputElement | null> | null,
  follow: (value: string) => void,
): RefCallback<HTMLInputElement> {
  return (input) => {
    if (own) own.current = input;
    return input ? watchProperty(input, "value", () => follow(input.value)) : undefined;
  };
}

/** Calls a function after each assignment to a property of an element. Returns a function that ends this. */
export function watchProperty(element: Element, name: string, changed: () => void): () => void {
  // React itself defines such a property on inputs.
  const own = Object.getOwnPropertyDescriptor(element, name);
  const property = own ?? Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), name) ?? {};
  const set = (value: unknown) => {
    property.set?.call(element, value);
    changed();
  };
  Object.defineProperty(element, name, { ...property, configurable: true, set });
  return () => Reflect.deleteProperty(element, name) && own && Object.defineProperty(element, name, own);
}
