/**
 * Has a document listened to once, however often the script that asks for it arrives: with the page, with React, or
 * with both. Nothing on a server.
 */
export function once(behaviour: string, listen: () => void): void {
  if (typeof document === "undefined") return;
  const mark = `kit-${behaviour}`;
  if (mark in document) return;
  Object.assign(document, { [mark]: true });
  listen();
}
