import appsPhone from "../art/drawn/services-apps-phone.svg";
import appsWide from "../art/drawn/services-apps-wide.svg";
import bedrockPhone from "../art/drawn/services-bedrock-phone.svg";
import bedrockWide from "../art/drawn/services-bedrock-wide.svg";
import bedrockWidest from "../art/drawn/services-bedrock-widest.svg";
import cablesPhone from "../art/drawn/services-cables-phone.svg";
import cablesWide from "../art/drawn/services-cables-wide.svg";
import deliveryPhone from "../art/drawn/services-delivery-phone.svg";
import deliveryWide from "../art/drawn/services-delivery-wide.svg";
import deliveryWidest from "../art/drawn/services-delivery-widest.svg";
import interfacePhone from "../art/drawn/services-interface-phone.svg";
import interfaceWide from "../art/drawn/services-interface-wide.svg";
import interfaceWidest from "../art/drawn/services-interface-widest.svg";
import machinesPhone from "../art/drawn/services-machines-phone.svg";
import machinesWide from "../art/drawn/services-machines-wide.svg";
import networkPhone from "../art/drawn/services-network-phone.svg";
import networkWide from "../art/drawn/services-network-wide.svg";
import networkWidest from "../art/drawn/services-network-widest.svg";
import pipePhone from "../art/drawn/services-pipe-phone.svg";
import pipeWide from "../art/drawn/services-pipe-wide.svg";
import platformPhone from "../art/drawn/services-platform-phone.svg";
import platformWide from "../art/drawn/services-platform-wide.svg";
import platformWidest from "../art/drawn/services-platform-widest.svg";
import racksPhone from "../art/drawn/services-racks-phone.svg";
import racksWide from "../art/drawn/services-racks-wide.svg";
import type { Stratum } from "../art/strata.ts";

type Shown = { source: string; width: number; height: number };

type LayerPictures = {
  ground: { phone: string; wide: string; widest: string; height: number };
  things: { phone: Shown; wide: Shown };
};

/** The drawings of each layer of the services page, for each width of screen, with their sizes in pixels. */
export const servicesPictures: Record<Stratum, LayerPictures> = {
  interface: {
    ground: { phone: interfacePhone, wide: interfaceWide, widest: interfaceWidest, height: 860 },
    things: {
      phone: { source: appsPhone, width: 354, height: 198 },
      wide: { source: appsWide, width: 636, height: 536 },
    },
  },
  delivery: {
    ground: { phone: deliveryPhone, wide: deliveryWide, widest: deliveryWidest, height: 800 },
    things: {
      phone: { source: pipePhone, width: 700, height: 88 },
      wide: { source: pipeWide, width: 2250, height: 190 },
    },
  },
  platform: {
    ground: { phone: platformPhone, wide: platformWide, widest: platformWidest, height: 860 },
    things: {
      phone: { source: racksPhone, width: 354, height: 190 },
      wide: { source: racksWide, width: 724, height: 290 },
    },
  },
  network: {
    ground: { phone: networkPhone, wide: networkWide, widest: networkWidest, height: 620 },
    things: {
      phone: { source: cablesPhone, width: 700, height: 118 },
      wide: { source: cablesWide, width: 2200, height: 200 },
    },
  },
  bedrock: {
    ground: { phone: bedrockPhone, wide: bedrockWide, widest: bedrockWidest, height: 640 },
    things: {
      phone: { source: machinesPhone, width: 354, height: 174 },
      wide: { source: machinesWide, width: 700, height: 236 },
    },
  },
};
