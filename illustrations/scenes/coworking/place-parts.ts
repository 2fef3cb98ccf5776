import { hatch } from "../../engine/hatch.ts";
import { at, circle, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { pen } from "../../engine/pen.ts";
import type { Stratum } from "../../engine/strata.ts";
import { type Person, seated, standing } from "./person.ts";
import { longTable } from "./room-things.ts";

/** The parts of the six buildings in illustrations/scenes/coworking/places.ts. */

/** A room of a place: its walls, its rock and its contents. A room without a stratum belongs to other tenants. */
export type Room = {
  left: number;
  right: number;
  ceiling: number;
  floor: number;
  stratum?: Stratum;
  things?: string;
};

const people: readonly Person[] = [
  { skin: "skin-ebony", hair: "hair-black", cloth: "cloth-accent" },
  { skin: "skin-sand", hair: "hair-copper", cloth: "cloth-paper" },
  { skin: "skin-honey", hair: "hair-brown", cloth: "cloth-ochre" },
];

function roomDesk(index: number): string {
  const person = people[index % people.length];
  return object("desk") + (person ? at(176, 0, seated(person)) : "");
}

export const keeper = { skin: "skin-honey", hair: "hair-grey", cloth: "cloth-azure" } satisfies Person;

/** A row of desks from `start`, each with its distance to the one before. */
export function row(distances: readonly number[], start: number): string {
  return distances.map((distance, index) => at(start + distance, 0, roomDesk(start + index), 0.52)).join("");
}

export function sawtooth(left: number, right: number, base: number, teeth: number): string {
  const step = (right - left) / teeth;
  const ink = pen(2).move(left, base);
  for (let tooth = 0; tooth < teeth; tooth++) {
    ink.line(left + tooth * step, base - 44).line(left + (tooth + 1) * step, base);
  }
  return path("object", `${ink.close().data()}`);
}

/** Bales of wool on the floor of a storey; the last ones lie on the others. */
export function bales(at_: readonly number[]): string {
  const floor = at_.length > 8 ? 308 : 400;
  const onFloor = at_.length > 8 ? 6 : 5;
  return at_.map((x, index) => at(x, floor - (index < onFloor ? 0 : 28), object("bale"))).join("");
}

export function arches(left: number, right: number, count: number): string {
  const step = (right - left) / count;
  return Array.from({ length: count - 1 }, (_, index) =>
    path("line-thin", `M${Math.round(left + step * (index + 1))} 318v82m0-172v80`),
  ).join("");
}

/** The floors of the tower; ours is two floors high. */
export function towerRooms(): Room[] {
  return Array.from({ length: 9 }, (_, index) => {
    const ceiling = 72 + index * 40;
    if (index === 3) return [];
    const ours = index === 2;
    return {
      left: 192,
      right: 368,
      ceiling,
      floor: ceiling + (ours ? 70 : 30),
      ...(ours && {
        stratum: "platform" as const,
        things: at(6, 0, roomDesk(1), 0.4) + at(92, 0, roomDesk(2), 0.4),
      }),
    };
  }).flat();
}

/** A railway carriage in a longitudinal section. */
export function carriage(): string {
  const wheels = [128, 176, 384, 432].map((x) => circle("object", x, 392, 13) + circle("ink", x, 392, 3));
  const windows = Array.from({ length: 7 }, (_, index) =>
    rectangle("surface", 104 + index * 52, 296, 34, 26, 3),
  );
  return (
    path("object", "M76 372V282q0-16 20-16h368q20 0 20 16v90z") +
    path(["interface", "outline"], "M90 360V288q0-8 12-8h356q12 0 12 8v72z") +
    hatch("interface", { top: () => 278, bottom: () => 330, from: 98, to: 462, seed: 5, scale: 0.7 }) +
    windows.join("") +
    at(104, 360, longTable(120), 0.44) +
    [104, 204, 304].map((x) => at(x, 360, roomDesk(x), 0.42)).join("") +
    at(424, 360, standing({ skin: "skin-ebony", hair: "hair-black", cloth: "cloth-ochre" }), 0.5) +
    wheels.join("") +
    path("line-bold", "M40 405h480M60 380h16M484 380h20")
  );
}
