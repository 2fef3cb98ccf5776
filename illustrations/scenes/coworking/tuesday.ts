import { at } from "../../engine/marks.ts";
import { picture } from "../../engine/picture.ts";
import type { Room } from "./place-parts.ts";
import { drawRoom, inside } from "./places.ts";
import { bookcase, longTable, mug, pendant, pottedTree, stool, windows } from "./room-things.ts";

const [width, height] = [640, 292];

const room: Room = {
  left: 12,
  right: 628,
  ceiling: 12,
  floor: 280,
  stratum: "platform",
  things:
    at(190, -206, pendant(62)) +
    at(450, -206, pendant(62)) +
    at(32, 0, bookcase()) +
    at(251, 0, windows(3)) +
    at(128, 0, longTable(360)) +
    at(322, -66, mug) +
    [176, 254, 362, 440].map((x) => at(x, 0, stool)).join("") +
    at(556, 0, pottedTree()),
};

/** The long table on a Tuesday: the lamps are on, one mug stands there, every stool is free. */
export function tuesday(): string {
  return picture({
    width,
    height,
    definitions: `<clipPath id="room"><path d="${inside(room)}"/></clipPath>`,
    body: drawRoom(room, 41, "room"),
  });
}
