import { at, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { type Point, polygon } from "../../engine/pen.ts";
import { picture, type Skyline, variants } from "../../engine/picture.ts";
import type { Stratum } from "../../engine/strata.ts";
import { tornLine } from "../../engine/torn-line.ts";
import { skylineInWindow } from "../../objects/harbour/skyline.ts";
import { cable } from "../../objects/machines/cables.ts";
import { racks } from "../../objects/machines/racks.ts";

type ThreeRoomsPlan = {
  width: number;
  height: number;
  shaft: { x: number; width: number; cage: number };
  /** From top to bottom: the office, the server room, and the room of the support line. */
  rooms: readonly [Room, Room, Room];
  scale: number;
};

type Room = { left: number; top: number; right: number; floor: number };

/** Three workplaces in the rock beside a lift. */
function threeRooms(plan: ThreeRoomsPlan, skyline?: Skyline): string {
  const { width, height, shaft, rooms, scale } = plan;
  const [office, servers, line] = rooms;
  return picture({
    width,
    height,
    body:
      lift(shaft, height) +
      room(office, "interface", 1) +
      room(servers, "platform", 2) +
      room(line, "delivery", 3) +
      at(office.left + 34 * scale, office.floor, object("desk"), scale) +
      at(office.right - 118 * scale, office.floor - 58 * scale, windowOn(skyline), scale) +
      at(servers.left + 54 * scale, servers.floor - 100 * scale, racks(3), scale * 0.66) +
      at(line.left + 34 * scale, line.floor, object("desk"), scale) +
      at(line.right - 96 * scale, line.floor - 40 * scale, object("telephone"), scale) +
      cable(
        `M${line.right - 96 * scale + 46 * scale} ${line.floor - 44 * scale}C${line.right} ${line.floor - 44 * scale} ${line.right - 20 * scale} ${line.floor - 20 * scale} ${width + 10} ${line.floor - 34 * scale}`,
        "cable-accent",
        5 * scale,
      ) +
      rooms.map((one) => landing(one, shaft, scale)).join(""),
  });
}

/** A lit room with rough walls. */
function room({ left, top, right, floor }: Room, stratum: Stratum, seed: number): string {
  const stray = tornLine(seed * 7, 1, 5, 9);
  const corner = 18;
  const hewn: Point[] = [[left, floor]];
  const ceiling: readonly Point[] = [
    [left, top + corner],
    [left + corner, top],
    [right - corner, top],
    [right, top + corner],
  ];
  ceiling.forEach(([x, y], index) => {
    const next = ceiling[index + 1];
    hewn.push([x, y]);
    if (!next) return;
    const bits = Math.round(Math.hypot(next[0] - x, next[1] - y) / 16);
    for (let bit = 1; bit < bits; bit++) {
      const share = bit / bits;
      hewn.push([
        x + (next[0] - x) * share,
        y + (next[1] - y) * share + stray((share * 3 + index * 0.2) % 1),
      ]);
    }
  });
  hewn.push([right, floor]);
  const outline = polygon(hewn);
  const width = right - left;
  return (
    path([stratum, "outline"], outline) +
    path("shine", `M${left + width / 2} ${top + 20}L${left + width * 0.2} ${floor}H${right - width * 0.2}z`) +
    path("line", `M${left + width / 2} ${top}v12`) +
    path("object-thin", `M${left + width / 2 - 15} ${top + 22}q15-20 30 0z`) +
    rectangle("object", left - 6, floor, width + 12, 8, 2)
  );
}

/** The rails, the rope and the cage of the lift. */
function lift({ x, width, cage }: ThreeRoomsPlan["shaft"], height: number): string {
  const right = x + width;
  let ties = "";
  for (let y = 18; y < height; y += 34) ties += `M${x} ${y}h8M${right} ${y}h-8`;
  return (
    path("overhang", `M${x - 8} 0h${width + 16}v${height}h-${width + 16}z`) +
    path("bedrock", `M${x} 0h${width}v${height}h-${width}z`) +
    path("screen-line", `M${x} 0v${height}M${right} 0v${height}${ties}`, 2) +
    path("rod", `M${x + width / 2} 0V${cage}`, 4) +
    rectangle("object", x + 7, cage, width - 14, 86, 4) +
    rectangle("screen", x + 15, cage + 12, width - 30, 66, 2) +
    path("object-thin", `M${x + width / 2 - 12} ${cage}l12-14 12 14z`) +
    rectangle("green-light", x + 20, cage + 18, 8, 8, 4)
  );
}

/** The landing between the lift and a room. */
function landing({ left, floor }: Room, { x, width }: ThreeRoomsPlan["shaft"], scale: number): string {
  const from = x + width + 2;
  return (
    rectangle("object", from, floor, left - from, 8, 2) +
    path("screen-line", `M${from + 6} ${floor}v${-34 * scale}H${left - 4}`, 2)
  );
}

/** A window with the skyline above the water. */
function windowOn(skyline?: Skyline): string {
  return (
    '<clipPath id="window"><rect x="-76" y="-52" width="152" height="66" rx="4"/></clipPath>' +
    rectangle("surface", -76, -52, 152, 66, 4) +
    `<g clip-path="url(#window)">${at(0, 4, skylineInWindow(skyline))}${path("interface", "M-80 4H80v16H-80z")}</g>` +
    path(["hollow", "outline"], "M-76-52H76v66H-76zM0-52v66") +
    rectangle("object", -84, 14, 168, 7, 2)
  );
}

export const pictures = variants("three-rooms", threeRooms, {
  phone: {
    width: 460,
    height: 250,
    shaft: { x: 44, width: 62, cage: 92 },
    rooms: [
      { left: 124, top: 22, right: 420, floor: 90 },
      { left: 124, top: 106, right: 330, floor: 166 },
      { left: 124, top: 182, right: 400, floor: 242 },
    ],
    scale: 0.48,
    budget: 3_500,
  },
  wide: {
    width: 860,
    height: 440,
    shaft: { x: 196, width: 84, cage: 164 },
    rooms: [
      { left: 316, top: 8, right: 800, floor: 130 },
      { left: 316, top: 158, right: 640, floor: 272 },
      { left: 316, top: 302, right: 740, floor: 420 },
    ],
    scale: 0.86,
    budget: 3_500,
  },
});
