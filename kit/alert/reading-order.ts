const stops = "h1, h2, h3, h4, h5, h6, a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Moves the focus away from an element that is about to be removed: to the first heading or control after the element
 * or, if there is none, to the last heading or control before it.
 */
export function focusWhatFollows(leaving: Element) {
  const others = Array.from(document.querySelectorAll<HTMLElement>(stops)).filter(
    (stop) =>
      !leaving.contains(stop) &&
      stop.checkVisibility({ visibilityProperty: true }) &&
      !stop.matches(":disabled"),
  );
  const isAfter = (stop: Element) =>
    Boolean(leaving.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next = others.find(isAfter) ?? others.findLast((stop) => !stop.contains(leaving));
  if (!next) return;
  if (next.tabIndex < 0) next.tabIndex = -1;
  next.focus();
}
