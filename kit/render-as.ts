import clsx from "clsx";
import { type ComponentProps, cloneElement, type ReactElement, type Ref, useMemo } from "react";

type Given = ComponentProps<"section">;

/** An element to render in place of a component's own element, such as a router's `<Link to="/contact" />`. */
export type RenderedElement = ReactElement<Given>;

/**
 * Clones the element with the props of the component. The element's own props win; refs of both are set, and event
 * handlers of both are called.
 */
export function RenderedAs({ element, given }: { element: RenderedElement; given: Given }): RenderedElement {
  const { className, style, ref: theirs } = element.props;
  const { ref: own } = given;
  // Stays the same while both refs do. Otherwise React would set both again at each rendering.
  const ref = useMemo(() => (own && theirs ? bothRefs(theirs, own) : (own ?? theirs)), [own, theirs]);
  return cloneElement(element, {
    ...given,
    ...element.props,
    ...handlersOfBoth(element.props, given),
    ref,
    className: clsx(given.className, className),
    ...((given.style || style) && { style: { ...given.style, ...style } }),
    children: element.props.children ?? given.children,
  });
}

function bothRefs(...refs: Ref<HTMLElement>[]) {
  return (element: HTMLElement | null) => {
    const undo = refs.map((ref) => {
      const set =
        typeof ref === "function" ? ref : (current: unknown) => void Object.assign(ref ?? {}, { current });
      return set(element) ?? (() => void set(null));
    });
    return () => void undo.map((each) => each());
  };
}

/** Returns a component's event handlers, each combined with the developer's own. */
export function handlersOfBoth(theirs: object, given: object) {
  const both: Record<string, (event: unknown) => void> = {};
  for (const [name, own] of Object.entries(given)) {
    const their: unknown = Reflect.get(theirs, name);
    if (!name.startsWith("on") || !isHandler(own)) continue;
    both[name] = isHandler(their) ? bothHandlers(their, own) : own;
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
