import { circle, path, rectangle } from "../../engine/marks.ts";

/**
 * A processor, 124 pixels square round the origin, with traces that reach 208 pixels to the left and
 * 244 to the right, 116 up and 112 down.
 */
export function chip(): string {
  const pins = [-3, -2, -1, 0, 1, 2, 3];
  const left = (pin: number) => ({ out: 14 + ((pin + 4) % 3) * 12, rise: pin * 6, far: 40 + (pin + 3) * 9 });
  const right = (pin: number) => ({
    out: 14 + ((pin + 4) % 3) * 12,
    rise: pin * 6,
    far: 60 + (3 - pin) * 16,
  });
  const traces = pins.map((pin) => {
    const at = pin * 14;
    const [west, east] = [left(pin), right(pin)];
    const spread = Math.abs(pin);
    return (
      `M${at}-62v${-12 - ((pin + 3) % 3) * 9}l${pin * 7} ${-spread * 5 - 8}v-18` +
      `M${at} 62v${10 + ((pin + 3) % 3) * 7}l${pin * 8} ${spread * 4 + 8}v14` +
      `M-62 ${at}h${-west.out}l-18 ${west.rise}h${-west.far}` +
      `M62 ${at}h${east.out}l18 ${east.rise}h${east.far}`
    );
  });
  const ends = pins.map((pin) => {
    const [west, east] = [left(pin), right(pin)];
    const y = pin * 20;
    return (
      circle(pin % 3 === 1 ? "green-light" : "paper", -80 - west.out - west.far, y, 3.6) +
      circle(pin % 3 === -1 ? "green-light" : "paper", 80 + east.out + east.far, y, 3.6)
    );
  });
  return (
    path("trace", traces.join("")) +
    ends.join("") +
    rectangle("chip", -62, -62, 124, 124, 10) +
    rectangle("chip-inset", -50, -50, 100, 100, 5) +
    rectangle("green-light", -28, -28, 56, 56, 4) +
    path("chip-grid", "M-28-10h56m0 20h-56M-10-28v56m20 0v-56") +
    circle("paper", -42, -42, 3) +
    path("screen-line", "M-44 42h30")
  );
}
