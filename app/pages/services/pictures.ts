import apps from "drawing:services-apps";
import bedrock from "drawing:services-bedrock";
import cables from "drawing:services-cables";
import delivery from "drawing:services-delivery";
import interfaceGround from "drawing:services-interface";
import machines from "drawing:services-machines";
import network from "drawing:services-network";
import pipe from "drawing:services-pipe";
import platform from "drawing:services-platform";
import racks from "drawing:services-racks";
import type { Stratum } from "../../../illustrations/engine/strata.ts";

/** The drawings of each layer of the services page. */
export const servicesPictures = {
  interface: { ground: interfaceGround, things: apps },
  delivery: { ground: delivery, things: pipe },
  platform: { ground: platform, things: racks },
  network: { ground: network, things: cables },
  bedrock: { ground: bedrock, things: machines },
} satisfies Record<Stratum, unknown>;
