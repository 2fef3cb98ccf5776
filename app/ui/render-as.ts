import clsx from "clsx";
import { cloneElement, type HTMLAttributes, type ReactElement } from "react";

/** An element that stands instead of a component's own: `<Link to="/contact" />` of a router. */
export type RenderedElement = ReactElement<HTMLAttributes<HTMLElement>>;

/** The element with what the component gives its own; what the element says itself comes first. */
export function renderAs(element: RenderedElement, given: HTMLAttributes<HTMLElement>): RenderedElement {
  const { className, style } = element.props;
  return cloneElement(element, {
    ...given,
    ...element.props,
    className: clsx(given.className, className),
    ...((given.style || style) && { style: { ...given.style, ...style } }),
    children: element.props.children ?? given.children,
  });
}
