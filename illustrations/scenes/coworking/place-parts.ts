import { hatch } from "../../engine/hatch.ts";
import { at } from "../../engine/marks.ts";
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

/** A row of desks at these distances from `start`, which also determines who sits at them. */
export function row(distances: readonly number[], start: number): string {
  return distances.map((distance, index) => at(start + distance, 0, roomDesk(start + index), 0.52)).join("");
}

/** Bales of wool at these positions: the first `onFloor` bales on the floor, the others on top of those. */
export function bales(places: readonly number[], floor: number, onFloor: number): string {
  return places.map((x, index) => at(x, floor - (index < onFloor ? 0 : 28), object("bale"))).join("");
}

/** The rooms of the tower, one for each storey. The coworking room is two storeys high. */
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

/** A railway carriage in longitudinal section. */
export function carriage(): string {
  return (
    object("carriage") +
    hatch("interface", { top: () => 278, bottom: () => 330, from: 98, to: 462, seed: 5, scale: 0.7 }) +
    object("carriage-windows") +
    at(104, 360, longTable(120), 0.44) +
    [104, 204, 304].map((x) => at(x, 360, roomDesk(x), 0.42)).join("") +
    at(424, 360, standing({ skin: "skin-ebony", hair: "hair-black", cloth: "cloth-ochre" }), 0.5) +
    object("carriage-wheels")
  );
}
