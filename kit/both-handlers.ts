/** Combines two event handlers: the developer's, if any, is called first. */
export function bothHandlers<Event>(
  theirs: ((event: Event) => void) | undefined,
  own: (event: Event) => void,
) {
  return (event: Event) => {
    theirs?.(event);
    own(event);
  };
}
