import appsPhone from "../../../illustrations/drawn/services-apps-phone.svg?picture";
import appsWide from "../../../illustrations/drawn/services-apps-wide.svg?picture";
import bedrockPhone from "../../../illustrations/drawn/services-bedrock-phone.svg?picture";
import bedrockWide from "../../../illustrations/drawn/services-bedrock-wide.svg?picture";
import bedrockWidest from "../../../illustrations/drawn/services-bedrock-widest.svg?picture";
import cablesPhone from "../../../illustrations/drawn/services-cables-phone.svg?picture";
import cablesWide from "../../../illustrations/drawn/services-cables-wide.svg?picture";
import deliveryPhone from "../../../illustrations/drawn/services-delivery-phone.svg?picture";
import deliveryWide from "../../../illustrations/drawn/services-delivery-wide.svg?picture";
import deliveryWidest from "../../../illustrations/drawn/services-delivery-widest.svg?picture";
import interfacePhone from "../../../illustrations/drawn/services-interface-phone.svg?picture";
import interfaceWide from "../../../illustrations/drawn/services-interface-wide.svg?picture";
import interfaceWidest from "../../../illustrations/drawn/services-interface-widest.svg?picture";
import machinesPhone from "../../../illustrations/drawn/services-machines-phone.svg?picture";
import machinesWide from "../../../illustrations/drawn/services-machines-wide.svg?picture";
import networkPhone from "../../../illustrations/drawn/services-network-phone.svg?picture";
import networkWide from "../../../illustrations/drawn/services-network-wide.svg?picture";
import networkWidest from "../../../illustrations/drawn/services-network-widest.svg?picture";
import pipePhone from "../../../illustrations/drawn/services-pipe-phone.svg?picture";
import pipeWide from "../../../illustrations/drawn/services-pipe-wide.svg?picture";
import platformPhone from "../../../illustrations/drawn/services-platform-phone.svg?picture";
import platformWide from "../../../illustrations/drawn/services-platform-wide.svg?picture";
import platformWidest from "../../../illustrations/drawn/services-platform-widest.svg?picture";
import racksPhone from "../../../illustrations/drawn/services-racks-phone.svg?picture";
import racksWide from "../../../illustrations/drawn/services-racks-wide.svg?picture";
import type { Stratum } from "../../../illustrations/engine/strata.ts";

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
