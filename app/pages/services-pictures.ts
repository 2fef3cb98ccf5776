import appsPhone from "../art/drawn/services-apps-phone.svg?picture";
import appsWide from "../art/drawn/services-apps-wide.svg?picture";
import bedrockPhone from "../art/drawn/services-bedrock-phone.svg?picture";
import bedrockWide from "../art/drawn/services-bedrock-wide.svg?picture";
import bedrockWidest from "../art/drawn/services-bedrock-widest.svg?picture";
import cablesPhone from "../art/drawn/services-cables-phone.svg?picture";
import cablesWide from "../art/drawn/services-cables-wide.svg?picture";
import deliveryPhone from "../art/drawn/services-delivery-phone.svg?picture";
import deliveryWide from "../art/drawn/services-delivery-wide.svg?picture";
import deliveryWidest from "../art/drawn/services-delivery-widest.svg?picture";
import interfacePhone from "../art/drawn/services-interface-phone.svg?picture";
import interfaceWide from "../art/drawn/services-interface-wide.svg?picture";
import interfaceWidest from "../art/drawn/services-interface-widest.svg?picture";
import machinesPhone from "../art/drawn/services-machines-phone.svg?picture";
import machinesWide from "../art/drawn/services-machines-wide.svg?picture";
import networkPhone from "../art/drawn/services-network-phone.svg?picture";
import networkWide from "../art/drawn/services-network-wide.svg?picture";
import networkWidest from "../art/drawn/services-network-widest.svg?picture";
import pipePhone from "../art/drawn/services-pipe-phone.svg?picture";
import pipeWide from "../art/drawn/services-pipe-wide.svg?picture";
import platformPhone from "../art/drawn/services-platform-phone.svg?picture";
import platformWide from "../art/drawn/services-platform-wide.svg?picture";
import platformWidest from "../art/drawn/services-platform-widest.svg?picture";
import racksPhone from "../art/drawn/services-racks-phone.svg?picture";
import racksWide from "../art/drawn/services-racks-wide.svg?picture";
import type { Stratum } from "../art/strata.ts";

/** The drawings of each layer of the services page, for each width of screen. */
export const servicesPictures = {
  interface: {
    ground: { phone: interfacePhone, wide: interfaceWide, widest: interfaceWidest },
    things: { phone: appsPhone, wide: appsWide },
  },
  delivery: {
    ground: { phone: deliveryPhone, wide: deliveryWide, widest: deliveryWidest },
    things: { phone: pipePhone, wide: pipeWide },
  },
  platform: {
    ground: { phone: platformPhone, wide: platformWide, widest: platformWidest },
    things: { phone: racksPhone, wide: racksWide },
  },
  network: {
    ground: { phone: networkPhone, wide: networkWide, widest: networkWidest },
    things: { phone: cablesPhone, wide: cablesWide },
  },
  bedrock: {
    ground: { phone: bedrockPhone, wide: bedrockWide, widest: bedrockWidest },
    things: { phone: machinesPhone, wide: machinesWide },
  },
} satisfies Record<Stratum, unknown>;
