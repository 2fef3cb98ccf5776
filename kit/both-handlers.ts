/** One handler that calls two: the developer's first, where there is one. */
export function bothHandlers<Event>(
  theirs: ((event: Event) => void) | undefined,
  own: (event: Event) => void,
) {
  return (event: Event) => {
    theirs?.(event);
    own(event);
  };
}
