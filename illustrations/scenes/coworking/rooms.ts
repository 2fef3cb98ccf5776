import { at } from "../../engine/marks.ts";
import { desk } from "../../objects/desk.ts";
import { racks } from "../../objects/machines/racks.ts";
import { type Person, seated, standing } from "./person.ts";
import * as room from "./room-things.ts";

/** A thing at `x` pixels left of the stairs (negative), `up` pixels above the floor. */
export type Placed = { x: number; up?: number; drawing: string };

const people = {
  ash: { skin: "skin-sand", hair: "hair-copper", cloth: "cloth-azure" },
  bo: { skin: "skin-ebony", hair: "hair-black", cloth: "cloth-ochre" },
  cleo: { skin: "skin-honey", hair: "hair-brown", cloth: "cloth-green" },
  dev: { skin: "skin-umber", hair: "hair-black", cloth: "cloth-paper" },
  edie: { skin: "skin-porcelain", hair: "hair-grey", cloth: "cloth-slate" },
} satisfies Record<string, Person>;

const deskWith = (person: Person) => desk() + at(174, 0, seated(person));
const mirrored = (drawing: string) => `<g transform="scale(-1 1)">${drawing}</g>`;

/** What stands where; the things nearest to the stairs are those that narrow screens see. */
export const coworkingRooms: Record<"roof" | "quiet" | "meeting" | "table" | "street" | "cellar", Placed[]> =
  {
    roof: [
      { x: -470, drawing: room.pottedTree() },
      { x: -380, drawing: room.pottedTree() },
      { x: -290, drawing: room.pergola(250) },
      { x: -262, drawing: room.longTable(180) + at(60, -66, room.mug) },
      { x: -80, drawing: room.stool + seated(people.bo) },
      { x: -262, drawing: mirrored(seated(people.edie)) + room.stool },
    ],
    quiet: [
      { x: -428, up: 200, drawing: room.pendant(120) },
      { x: -244, up: 200, drawing: room.pendant(120) },
      { x: -528, drawing: room.bookcase() },
      { x: -404, drawing: room.windows(3) },
      { x: -222, drawing: room.windows(4) },
      { x: -408, drawing: at(192, 0, mirrored(deskWith(people.edie))) },
      { x: -200, drawing: deskWith(people.ash) },
    ],
    meeting: [
      { x: -524, drawing: at(50, 0, standing(people.bo)) + room.phoneBox() },
      { x: -390, drawing: room.pottedTree() },
      { x: -262, up: 170, drawing: room.wallScreen },
      { x: -338, drawing: mirrored(seated(people.dev)) + room.stool },
      { x: -316, drawing: room.longTable(236) + at(60, -66, room.mug) + at(150, -66, room.slimLaptop) },
      { x: -56, drawing: room.stool + seated(people.cleo) },
    ],
    table: [
      { x: -528, up: 170, drawing: room.pinboard },
      { x: -330, drawing: room.windows(5) },
      { x: -500, drawing: mirrored(seated(people.cleo)) + room.stool },
      { x: -346, drawing: room.longTable(300) + at(42, -66, room.slimLaptop) + at(236, -66, room.mug) },
      { x: -500, drawing: room.longTable(170) + at(76, -66, room.slimLaptop) },
      { x: -368, drawing: mirrored(seated(people.dev)) + room.stool },
      { x: -216, drawing: mirrored(seated(people.edie)) + room.stool },
      { x: -58, drawing: room.stool + seated(people.bo) },
    ],
    street: [
      { x: -522, drawing: room.windows(2) },
      { x: -336, up: 196, drawing: room.pendant(120) },
      { x: -180, up: 196, drawing: room.pendant(120) },
      { x: -448, drawing: room.stool + seated(people.ash) },
      { x: -506, drawing: room.longTable(70) + at(28, -66, room.mug) },
      { x: -356, drawing: at(112, 0, standing(people.cleo)) + room.coffeeCounter },
      { x: -104, drawing: standing(people.dev) + at(-30, -72, room.mug) },
      { x: -36, drawing: room.pottedTree() },
    ],
    cellar: [
      { x: -524, drawing: room.bicycle },
      { x: -416, drawing: room.bicycle },
      { x: -306, drawing: room.shower },
      { x: -220, up: 156, drawing: racks(2, { onBedrock: true }) },
    ],
  };
