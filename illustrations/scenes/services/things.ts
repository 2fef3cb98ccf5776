import { at } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { cables } from "../../objects/machines/cables.ts";
import { laptop } from "../../objects/machines/laptop.ts";
import { racks } from "../../objects/machines/racks.ts";

/**
 * The objects of each service, separate from the ground, so that they stay beside text of any length. The pipeline and
 * the cables extend beyond the right edge of the screen.
 */
export const pictures: readonly Picture[] = [
  { name: "services-apps-phone", draw: appsPhone, budget: 5_000 },
  { name: "services-apps-wide", draw: appsWide, budget: 5_000 },
  { name: "services-pipe-phone", draw: pipePhone, budget: 1_500 },
  { name: "services-pipe-wide", draw: pipeWide, budget: 1_500 },
  { name: "services-racks-phone", draw: racksPhone, budget: 2_000 },
  { name: "services-racks-wide", draw: racksWide, budget: 2_000 },
  { name: "services-cables-phone", draw: cablesPhone, budget: 2_500 },
  { name: "services-cables-wide", draw: cablesWide, budget: 2_500 },
  { name: "services-machines-phone", draw: machinesPhone, budget: 2_500 },
  { name: "services-machines-wide", draw: machinesWide, budget: 3_500 },
];

function appsPhone(): string {
  const body = at(4, 24, object("browser"), 0.8) + at(256, 2, object("phone"), 0.92);
  return picture({ width: 354, height: 198, body });
}

function appsWide(): string {
  const body = at(158, 3, object("browser"), 1.5) + at(3, 196, object("phone"), 1.64);
  return picture({ width: 636, height: 536, body });
}

function pipePhone(): string {
  return picture({ width: 700, height: 88, body: at(24, 62, object("pipeline-long"), 0.66) });
}

function pipeWide(): string {
  return picture({ width: 2250, height: 190, body: at(54, 138, object("pipeline-long"), 1.5) });
}

function racksPhone(): string {
  const body = at(26, 32, racks(2), 1) + at(262, 64, object("edge-box"), 1);
  return picture({ width: 354, height: 190, body });
}

function racksWide(): string {
  const body = at(38, 45, racks(3), 1.56) + at(588, 134, object("edge-box"), 1.5);
  return picture({ width: 724, height: 290, body });
}

function cablesPhone(): string {
  return picture({ width: 700, height: 118, body: at(0, 64, shopCables(64, 400, 990), 0.72) });
}

function cablesWide(): string {
  return picture({ width: 2200, height: 200, body: at(0, 104, shopCables(54, 474, 1700), 1.3) });
}

function machinesPhone(): string {
  return picture({ width: 354, height: 174, body: at(160, 88, object("chip"), 0.68) });
}

function machinesWide(): string {
  const body = at(2, 44, laptop(object("setup-script")), 1.12) + at(434, 118, object("chip"), 0.96);
  return picture({ width: 700, height: 236, body });
}

/** Three cables at y = 0. One ends in a card terminal; the other two pass under it and continue to `end`. */
function shopCables(left: number, till: number, end: number): string {
  return cables(left, till + 4, 0, [-22, 46, 64], end) + at(till, -76, object("payment-terminal"), 0.76);
}
