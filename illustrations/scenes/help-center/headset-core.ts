import { circle, clipped, ellipse, path, rectangle } from "../../engine/marks.ts";
import { shortest } from "../../engine/pen.ts";
import { core } from "../../objects/core/core.ts";
import { cable } from "../../objects/machines/cables.ts";

export type HeadsetCorePlan = {
  /** The x of the core's axis, and the y of the ground. */
  x: number;
  foot: number;
  radius: number;
};

/** The core wearing a headset, because support covers the whole stack. */
export function headsetCore({ x, foot, radius }: HeadsetCorePlan): string {
  const size = radius / 90;
  const top = foot - 330 * size;
  const sample = core({
    id: "core",
    x,
    y: top,
    radius,
    tilt: 0.22,
    segments: {
      interface: 96 * size,
      delivery: 66 * size,
      platform: 84 * size,
      network: 52 * size,
      bedrock: 50 * size,
    },
    seed: 4,
    scale: Math.max(0.72, size),
  });
  const wide = radius + 10;
  const rim = wide * 0.22;
  const lip = `A${wide} ${rim} 0 0 1 ${x - wide} ${foot}`;
  return (
    ellipse(["hole", "outline"], x, foot, wide, rim) +
    clipped("drilled", `M0 0H${4 * x}V${foot}H${x + wide}${lip}H0z`, sample) +
    path(["outline", "hollow"], `M${x + wide} ${foot}${lip}`) +
    headset(x, top, radius, size)
  );
}

/** Returns the point where the cable leaves the left ear cup. */
export function headsetLead({ x, foot, radius }: HeadsetCorePlan): readonly [x: number, y: number] {
  const size = radius / 90;
  return [x - radius - 8 * size, foot - 196 * size];
}

function headset(x: number, top: number, radius: number, size: number): string {
  const left = x - radius - 8 * size;
  const right = x + radius + 8 * size;
  const cup = top + 52 * size;
  const n = (value: number) => shortest(Math.round(value));
  const band = `M${n(left)} ${n(cup + 20 * size)}C${n(left)} ${n(top - 96 * size)} ${n(right)} ${n(top - 96 * size)} ${n(right)} ${n(cup + 20 * size)}`;
  const boom = `M${n(right)} ${n(cup + 84 * size)}C${n(right)} ${n(cup + 128 * size)} ${n(x + 60 * size)} ${n(cup + 136 * size)} ${n(x + 20 * size)} ${n(cup + 122 * size)}`;
  return (
    cable(band, "cable-slate", 13 * size) +
    cable(boom, "cable-slate", 5 * size) +
    path(["green", "outline"], microphone(x + 8 * size, cup + 118 * size, size)) +
    [left, right].map((middle) => earCup(middle, cup, size)).join("")
  );
}

function earCup(middle: number, top: number, size: number): string {
  return (
    rectangle("object", middle - 23 * size, top, 46 * size, 92 * size, 20 * size) +
    rectangle("tint", middle - 13 * size, top + 12 * size, 26 * size, 68 * size, 13 * size) +
    circle("ink", middle, top + 46 * size, 4 * size)
  );
}

function microphone(x: number, y: number, size: number): string {
  const [wide, high] = [17 * size, 10 * size].map(shortest);
  return `M${shortest(x - 17 * size)} ${shortest(y)}a${wide} ${high} 8 1 1 ${shortest(34 * size)} 4a${wide} ${high} 8 1 1 ${shortest(-34 * size)}-4z`;
}
