/** Combines two event handlers. Calls the developer's first, if there is one. */
export function bothHandlers<Event>(
  theirs: ((event: Event) => void) | undefined,
  own: (event: Event) => void,
) {
  return (event: Event) => {
    theirs?.(event);
    own(event);
  };
}
