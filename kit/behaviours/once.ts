/**
 * Adds listeners to the document once, even if their script loads several times: with the page and with React. Does
 * nothing on the server.
 */
export function once(behaviour: string, listen: () => void): void {
  if (typeof document === "undefined") return;
  const mark = `kit-${behaviour}`;
  if (mark in document) return;
  Object.assign(document, { [mark]: true });
  listen();
}
