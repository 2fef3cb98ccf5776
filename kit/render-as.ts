import clsx from "clsx";
import { cloneElement, type HTMLAttributes, type ReactElement } from "react";
import { bothHandlers } from "./both-handlers.ts";

/** An element that stands instead of a component's own: `<Link to="/contact" />` of a router. */
export type RenderedElement = ReactElement<HTMLAttributes<HTMLElement>>;

/** The element with what the component gives its own. What the element says itself comes first; both hear of events. */
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
