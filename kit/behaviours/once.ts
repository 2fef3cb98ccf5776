/**
 * Runs a script once per document, even if it is loaded twice: with the page and with React. Does nothing on the server.
 * Returns a component that renders nothing. A component that needs the script renders it, so that React loads the script
 * with the page.
 */
export function once(name: string, run: () => void): () => null {
  const mark = `kit-${name}`;
  if (typeof document !== "undefined" && !(mark in document)) {
    Object.assign(document, { [mark]: true });
    run();
  }
  return () => null;
}
