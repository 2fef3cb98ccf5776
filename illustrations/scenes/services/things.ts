import { at } from "../../engine/marks.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { browser } from "../../objects/browser.ts";
import { cable, cables } from "../../objects/cables.ts";
import { chip } from "../../objects/chip.ts";
import { edgeBox } from "../../objects/edge-box.ts";
import { laptop } from "../../objects/laptop.ts";
import { paymentTerminal } from "../../objects/payment-terminal.ts";
import { phone } from "../../objects/phone.ts";
import { pipeline } from "../../objects/pipeline.ts";
import { racks } from "../../objects/racks.ts";

/**
 * The things of each service, apart from the ground they lie in, so that they keep their place beside words
 * that may grow. Pipe and cables run on past the right end of the screen.
 */
export const servicesThings: readonly Picture[] = [
  { name: "services-apps-phone", draw: appsPhone, budget: 2_000 },
  { name: "services-apps-wide", draw: appsWide, budget: 2_000 },
  { name: "services-pipe-phone", draw: pipePhone, budget: 1_500 },
  { name: "services-pipe-wide", draw: pipeWide, budget: 1_500 },
  { name: "services-racks-phone", draw: racksPhone, budget: 2_000 },
  { name: "services-racks-wide", draw: racksWide, budget: 2_000 },
  { name: "services-cables-phone", draw: cablesPhone, budget: 2_500 },
  { name: "services-cables-wide", draw: cablesWide, budget: 2_500 },
  { name: "services-machines-phone", draw: machinesPhone, budget: 2_500 },
  { name: "services-machines-wide", draw: machinesWide, budget: 2_500 },
];

function appsPhone(): string {
  const body = at(4, 22, browser(), 0.88) + at(254, 2, phone(), 0.92);
  return picture({ width: 354, height: 198, body });
}

function appsWide(): string {
  const body = at(132, 3, browser(), 1.58) + at(3, 196, phone(), 1.64);
  return picture({ width: 636, height: 536, body });
}

function pipePhone(): string {
  return picture({ width: 700, height: 88, body: at(24, 62, pipeline(1030), 0.66) });
}

function pipeWide(): string {
  return picture({ width: 2250, height: 190, body: at(54, 138, pipeline(1470), 1.5) });
}

function racksPhone(): string {
  const body = at(26, 32, racks(2), 1) + at(262, 64, edgeBox(), 1);
  return picture({ width: 354, height: 190, body });
}

function racksWide(): string {
  const body = at(38, 45, racks(3), 1.56) + at(588, 134, edgeBox(), 1.5);
  return picture({ width: 724, height: 290, body });
}

function cablesPhone(): string {
  const body = at(0, 66, longCables(64, 480, 990) + at(376, -76, paymentTerminal(), 1), 0.72);
  return picture({ width: 700, height: 118, body });
}

function cablesWide(): string {
  const body = at(0, 104, longCables(54, 622, 1700) + at(474, -76, paymentTerminal(), 1.04), 1.3);
  return picture({ width: 2200, height: 200, body });
}

function machinesPhone(): string {
  return picture({ width: 354, height: 174, body: at(166, 88, chip(), 0.74) });
}

function machinesWide(): string {
  const body = at(2, 44, laptop(), 1.12) + at(446, 118, chip(), 1);
  return picture({ width: 700, height: 236, body });
}

/** The three cables round y = 0, and beyond the splice straight on to `end`. */
function longCables(left: number, right: number, end: number): string {
  const rest = [
    ["cable-accent", -41],
    ["cable-azure", 2],
    ["cable-slate", 43],
  ] as const;
  return (
    rest.map(([colour, y]) => cable(`M${right - 1} ${y}H${end}`, colour)).join("") + cables(left, right, 0)
  );
}
