/**
 * Runs a script in the browser, only once per document, even if both the page and React load it. Returns a component
 * that renders nothing. Components that need the script must render this component, so that React loads the script.
 */
export function once(name: string, run: () => void): () => null {
  const mark = `kit-${name}`;
  if (typeof document !== "undefined" && !(mark in document)) {
    Object.assign(document, { [mark]: true });
    run();
  }
  return () => null;
}
