/**
 * Runs a script once per document, even if both the page and React load it. Does nothing on the server. Returns a
 * component that renders nothing; components that need the script render it, so that React loads the script.
 */
export function once(name: string, run: () => void): () => null {
  const mark = `kit-${name}`;
  if (typeof document !== "undefined" && !(mark in document)) {
    Object.assign(document, { [mark]: true });
    run();
  }
  return () => null;
}
