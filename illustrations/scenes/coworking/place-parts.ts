import { hatch } from "../../engine/hatch.ts";
import { at, circle, path, rectangle } from "../../engine/marks.ts";
import { pen } from "../../engine/pen.ts";
import type { Stratum } from "../../engine/strata.ts";
import { desk } from "../../objects/desk.ts";
import { sailingBoat } from "../../objects/harbour/sailing-boat.ts";
import { tree } from "../../objects/tree.ts";
import { type Person, seated, standing } from "./person.ts";
import { longTable } from "./room-things.ts";

/** What the six buildings of illustrations/scenes/coworking/places.ts are put together from. */

/** A room of a place: its walls, its rock, and what is in it. Without a stratum it is somebody else's. */
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
  return desk() + (person ? at(176, 0, seated(person)) : "");
}

export const keeper = { skin: "skin-honey", hair: "hair-grey", cloth: "cloth-azure" } satisfies Person;

/** Desks from `start`, each at its distance. */
export function row(distances: readonly number[], start: number): string {
  return distances.map((distance, index) => at(start + distance, 0, roomDesk(start + index), 0.52)).join("");
}

export function sawTooth(left: number, right: number, base: number, teeth: number): string {
  const step = (right - left) / teeth;
  const ink = pen(2).move(left, base);
  for (let tooth = 0; tooth < teeth; tooth++) {
    ink.line(left + tooth * step, base - 44).line(left + (tooth + 1) * step, base);
  }
  return path("object", `${ink.close().data()}`);
}

export const bale = rectangle("object-thin", -17, -28, 34, 28, 3) + path("line-thin", "M-6-28V0M6-28V0");

/** Wool on the floor of a storey: the last of a row lie on the others. */
export function bales(at_: readonly number[]): string {
  const floor = at_.length > 8 ? 308 : 400;
  const onFloor = at_.length > 8 ? 6 : 5;
  return at_.map((x, index) => at(x, floor - (index < onFloor ? 0 : 28), bale)).join("");
}

export function arches(left: number, right: number, count: number): string {
  const step = (right - left) / count;
  return Array.from({ length: count - 1 }, (_, index) =>
    path("line-thin", `M${Math.round(left + step * (index + 1))} 318v82m0-172v80`),
  ).join("");
}

export const parapet =
  path("object", "M84 176V152h68q28-32 56 0h152q-2 0 0 0h0q28-32 56 0h60v24z") +
  path("line-thin", "M88 164h384") +
  circle(["green", "outline"], 180, 152, 7) +
  circle(["green", "outline"], 388, 152, 7);

/** In front of the street side, at the right of the cut. */
export const verandah =
  path("object", "M472 196l62 20v8h-62z") +
  path("line", "M528 224v184M476 300h52M476 290h52") +
  path(
    "line-thin",
    "M482 226q6 12 12 0t12 0 12 0M484 300v-10m8 10v-10m8 10v-10m8 10v-10m8 10v-10M478 308q8 14 16 0t16 0 16 0",
  );

/** Its floors, of which ours is as high as two. */
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

export function shedAndWater(): string {
  let piles = "";
  for (let x = 120; x < 420; x += 56) piles += `M${x} 384v58m8-58v58`;
  return (
    path("line-bold", "M84 252L262 114 440 252", 5) +
    path("line", piles) +
    path("object", "M96 376h340v9H96z") +
    path("line-bold", "M436 381L540 432") +
    path("line", "M470 396v34m34-18v22") +
    at(474, 398, `<g transform="rotate(26)">${sailingBoat()}</g>`, 2.1) +
    at(60, 405, tree(70))
  );
}

export function bankFront(): string {
  const columns = [96, 166, 236, 306, 376, 446].map(
    (x) =>
      rectangle("object", x, 196, 20, 104, 1) +
      path("line-thin", `M${x + 6} 198v100m8-100v100`) +
      rectangle("object", x - 5, 190, 30, 7, 1),
  );
  return (
    columns.join("") +
    path("object", "M60 172h440v14H60zM74 300h412v8H74zM62 308h436v9H62z") +
    circle("object", 150, 390, 40) +
    circle(["hollow", "line"], 150, 390, 30) +
    path("line", "M150 370v40M130 390h40M136 376l28 28m0-28l-28 28") +
    circle("green", 150, 390, 6) +
    path("line-bold", "M440 334V444")
  );
}

export function barrel(): string {
  let ribs = "";
  for (let x = 92; x < 500; x += 47)
    ribs += `M${x} ${Math.round(232 - Math.sqrt(1 - ((x - 280) / 250) ** 2) * 104)}V232`;
  return path("object", "M30 236C60 90 500 90 530 236z") + path("line-thin", ribs);
}

/** A carriage on its rails, cut open along its length. */
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
