import { at } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { racks } from "../../objects/machines/racks.ts";
import { type Person, seated, standing } from "./person.ts";
import * as room from "./room-things.ts";

/** A drawing `x` pixels from the stairs (negative: to their left) and `up` pixels above the floor. */
type Placed = { x: number; up?: number; drawing: string };

const people = {
  ash: { skin: "skin-sand", hair: "hair-copper", cloth: "cloth-azure" },
  bo: { skin: "skin-ebony", hair: "hair-black", cloth: "cloth-ochre" },
  cleo: { skin: "skin-honey", hair: "hair-brown", cloth: "cloth-green" },
  dev: { skin: "skin-umber", hair: "hair-black", cloth: "cloth-paper" },
  edie: { skin: "skin-porcelain", hair: "hair-grey", cloth: "cloth-slate" },
} satisfies Record<string, Person>;

const deskWith = (person: Person) => object("desk") + at(174, 0, seated(person));
const mirrored = (drawing: string) => `<g transform="scale(-1 1)">${drawing}</g>`;

/** The objects on each storey. Narrow screens show only those nearest to the stairs. */
export const coworkingRooms: Record<"roof" | "quiet" | "meeting" | "table" | "street" | "cellar", Placed[]> =
  {
    roof: [
      { x: -470, drawing: object("potted-tree") },
      { x: -380, drawing: object("potted-tree") },
      { x: -290, drawing: room.pergola(250) },
      { x: -262, drawing: room.longTable(180) + at(60, -66, object("mug")) },
      { x: -80, drawing: object("stool") + seated(people.bo) },
      { x: -262, drawing: mirrored(seated(people.edie)) + object("stool") },
    ],
    quiet: [
      { x: -428, up: 200, drawing: room.pendant(120) },
      { x: -244, up: 200, drawing: room.pendant(120) },
      { x: -528, drawing: object("bookcase") },
      { x: -404, drawing: room.windows(3) },
      { x: -222, drawing: room.windows(4) },
      { x: -408, drawing: at(192, 0, mirrored(deskWith(people.edie))) },
      { x: -200, drawing: deskWith(people.ash) },
    ],
    meeting: [
      { x: -524, drawing: at(50, 0, standing(people.bo)) + object("glass-box") },
      { x: -390, drawing: object("potted-tree") },
      { x: -262, up: 170, drawing: object("wall-screen") },
      { x: -338, drawing: mirrored(seated(people.dev)) + object("stool") },
      {
        x: -316,
        drawing: room.longTable(236) + at(60, -66, object("mug")) + at(150, -66, object("slim-laptop")),
      },
      { x: -56, drawing: object("stool") + seated(people.cleo) },
    ],
    table: [
      { x: -528, up: 170, drawing: object("pinboard") },
      { x: -330, drawing: room.windows(5) },
      { x: -500, drawing: mirrored(seated(people.cleo)) + object("stool") },
      {
        x: -346,
        drawing: room.longTable(300) + at(42, -66, object("slim-laptop")) + at(236, -66, object("mug")),
      },
      { x: -500, drawing: room.longTable(170) + at(76, -66, object("slim-laptop")) },
      { x: -368, drawing: mirrored(seated(people.dev)) + object("stool") },
      { x: -216, drawing: mirrored(seated(people.edie)) + object("stool") },
      { x: -58, drawing: object("stool") + seated(people.bo) },
    ],
    street: [
      { x: -522, drawing: room.windows(2) },
      { x: -336, up: 196, drawing: room.pendant(120) },
      { x: -180, up: 196, drawing: room.pendant(120) },
      { x: -448, drawing: object("stool") + seated(people.ash) },
      { x: -506, drawing: room.longTable(70) + at(28, -66, object("mug")) },
      { x: -356, drawing: at(112, 0, standing(people.cleo)) + object("coffee-counter") },
      { x: -104, drawing: standing(people.dev) + at(-30, -72, object("mug")) },
      { x: -36, drawing: object("potted-tree") },
    ],
    cellar: [
      { x: -524, drawing: object("bicycle") },
      { x: -416, drawing: object("bicycle") },
      { x: -306, drawing: object("shower") },
      { x: -220, up: 156, drawing: racks(2, { onBedrock: true }) },
    ],
  };
