const gradient =
  '<linearGradient id="polish" x2="1" y2="1">' +
  [
    [0.1, "#fff", 0.13],
    [0.42, "#fff", 0],
    [0.5, "#fff", 0.09],
    [0.53, "#fff", 0],
    [1, "#000", 0.26],
  ]
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join("") +
  "</linearGradient>";

/** The sheen on a polished face in both themes. A picture can contain only one, because its gradient has a fixed id. */
export function polish(width: number, height: number): string {
  return `${gradient}<path fill="url(#polish)" d="M0 0h${width}v${height}H0z"/>`;
}
