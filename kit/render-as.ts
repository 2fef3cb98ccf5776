import clsx from "clsx";
import { cloneElement, type HTMLAttributes, type ReactElement } from "react";

/** An element to render in place of a component's own element, such as a router's `<Link to="/contact" />`. */
export type RenderedElement = ReactElement<HTMLAttributes<HTMLElement>>;

/**
 * Clones the element with the props of the component. The element's own props win; event handlers of both are called.
 */
export function renderAs(element: RenderedElement, given: HTMLAttributes<HTMLElement>): RenderedElement {
  const { className, style } = element.props;
  return cloneElement(element, {
    ...given,
    ...element.props,
    ...handlersOfBoth(element.props, given),
    className: clsx(given.className, className),
    ...((given.style || style) && { style: { ...given.style, ...style } }),
    children: element.props.children ?? given.children,
  });
}

function handlersOfBoth(theirs: object, given: object) {
  const both: Record<string, (event: unknown) => void> = {};
  for (const [name, own] of Object.entries(given)) {
    const their: unknown = Reflect.get(theirs, name);
    if (name.startsWith("on") && isHandler(own) && isHandler(their)) both[name] = bothHandlers(their, own);
  }
  return both;
}

function isHandler(property: unknown): property is (event: unknown) => void {
  return typeof property === "function";
}

/** Combines two event handlers. The developer's handler, if there is one, is called first. */
export function bothHandlers<Event>(
  theirs: ((event: Event) => void) | undefined,
  own: (event: Event) => void,
) {
  return (event: Event) => {
    theirs?.(event);
    own(event);
  };
}
