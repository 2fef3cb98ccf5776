import { hatch } from "../../engine/hatch.ts";
import { at, circle, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import type { Stratum } from "../../engine/strata.ts";
import { type Person, seated, standing } from "./person.ts";
import { longTable } from "./room-things.ts";

/** A room of a building, with its contents. A room without a stratum belongs to other tenants. */
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

/** Bales of wool, `onFloor` of them on the floor of a storey and the others on top. */
export function bales(places: readonly number[], floor: number, onFloor: number): string {
  return places.map((x, index) => at(x, floor - (index < onFloor ? 0 : 28), object("bale"))).join("");
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
