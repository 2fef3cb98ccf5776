import { still } from "./engine/object.ts";
import type { Picture } from "./engine/picture.ts";
import { coreSample } from "./objects/core/core-sample.ts";
import { drawDrillBit } from "./objects/digging/borehole.ts";
import { bedrockEdge, bedrockHatch } from "./objects/rock/bedrock.ts";
import { thinSection } from "./objects/rock/thin-section.ts";
import { magma, magmaPhone, magmaWide } from "./scenes/about-us/magma.ts";
import {
  openedStack,
  openedStackMedium,
  openedStackSmall,
  openedStackWide,
} from "./scenes/about-us/opened-stack.ts";
import { appsLedge, appsLedges } from "./scenes/apps/ledge.ts";
import { drawAppsPit } from "./scenes/apps/pit.ts";
import { appsPitMedium, appsPitWide, appsPitWidest } from "./scenes/apps/pits.ts";
import { macBookThings, notebooksThings, sizeItThings } from "./scenes/apps/things.ts";
import { archives } from "./scenes/archives/archives.ts";
import { erasedAgainPictures } from "./scenes/articles/erased-again.ts";
import { fiveKeepersPictures } from "./scenes/articles/five-keepers.ts";
import { namedColumnsPictures } from "./scenes/articles/named-columns.ts";
import { oddGrainPictures } from "./scenes/articles/odd-grain.ts";
import { oneCommitPictures } from "./scenes/articles/one-commit.ts";
import { patientOutboxPictures } from "./scenes/articles/patient-outbox.ts";
import { sameKeyPictures } from "./scenes/articles/same-key.ts";
import { tenSecondsPictures } from "./scenes/articles/ten-seconds.ts";
import { waitingCores } from "./scenes/articles/waiting-core.ts";
import { authenticationPictures } from "./scenes/authentication/pictures.ts";
import { authorSlide } from "./scenes/author/slide.ts";
import { caseCauses } from "./scenes/cases/causes.ts";
import { caseCore } from "./scenes/cases/core-tiles.ts";
import { caseFinds } from "./scenes/cases/finds.ts";
import { caseRig } from "./scenes/cases/rig.ts";
import { contactBand, contactBandPhone, contactBandTablet, contactBandWide } from "./scenes/contact/band.ts";
import { chamberCorner, chamberFloor, chamberWall, graniteTile } from "./scenes/contact/chamber.ts";
import { contactGround } from "./scenes/contact/ground.ts";
import { contactGroundMedium } from "./scenes/contact/ground-medium.ts";
import { contactGroundWide, contactGroundWidest } from "./scenes/contact/ground-wide.ts";
import { contactPanel, contactPanelPhone, contactPanelTablet } from "./scenes/contact/panel.ts";
import { coworkingBuilding } from "./scenes/coworking/building.ts";
import { coworkingPlaces } from "./scenes/coworking/places.ts";
import {
  boreholeGround,
  boreholeGroundPhone,
  boreholeGroundWide,
  boreholeRig,
} from "./scenes/desktop-app/borehole-ground.ts";
import { logCore, logFault, logFossil, logStrata } from "./scenes/desktop-app/log-views.ts";
import { echoGround, echoGroundMedium, echoGroundPhone, echoGroundWide } from "./scenes/faq/echo-ground.ts";
import { figures } from "./scenes/figures/figures.ts";
import {
  helpGround,
  helpGroundMedium,
  helpGroundPhone,
  helpGroundTablet,
  helpGroundWide,
} from "./scenes/help-center/help-ground.ts";
import { homeGround } from "./scenes/home/ground.ts";
import { homeGroundMedium } from "./scenes/home/ground-medium.ts";
import { homeGroundPhone } from "./scenes/home/ground-phone.ts";
import { homeGroundTablet } from "./scenes/home/ground-tablet.ts";
import { homeGroundWide, homeGroundWidest } from "./scenes/home/ground-wide.ts";
import { consultingDisc, devopsDisc, engineeringDisc, softwareDisc } from "./scenes/home/service-discs.ts";
import { issuePictures } from "./scenes/issues/issue-pictures.ts";
import { shaftBeds, shaftWalls } from "./scenes/legal/shaft-wall.ts";
import { letterPlaces } from "./scenes/newsletter/letter-places.ts";
import { newsletterStrata } from "./scenes/newsletter/strata.ts";
import { drawnPortraits } from "./scenes/portraits/drawn-portraits.ts";
import { harbourPlace, orchardPlace } from "./scenes/pricing/customer-places.ts";
import { geode, geodePhone, geodeWide } from "./scenes/pricing/geode.ts";
import { lampRoom, lampRoomPhone, lampRoomWide } from "./scenes/pricing/lamp-room.ts";
import { legendSigns } from "./scenes/pricing/legend-signs.ts";
import { limestoneBand } from "./scenes/pricing/limestone-band.ts";
import { planCores } from "./scenes/pricing/plan-cores.ts";
import { threeRooms, threeRoomsPhone, threeRoomsWide } from "./scenes/pricing/three-rooms.ts";
import { archipelago } from "./scenes/rental/archipelago.ts";
import { frontStep } from "./scenes/rental/front-step.ts";
import { seaFloor } from "./scenes/rental/sea-floor.ts";
import { skerries } from "./scenes/rental/skerries.ts";
import { coreTray, coreTrayPhone, coreTrayWide } from "./scenes/services/core-tray.ts";
import { servicesGround } from "./scenes/services/ground.ts";
import { servicesThings } from "./scenes/services/things.ts";
import { coreTrays } from "./scenes/showcase/core-trays.ts";
import { supportLine, supportLinePhone, supportLineTablet, supportLineWide } from "./scenes/support/line.ts";
import { cutMap } from "./scenes/virtual-reality/cut-map.ts";
import { cutHeights, cutView, cutViewPhone, cutViewWide } from "./scenes/virtual-reality/cut-view.ts";
import { pitLampHead } from "./scenes/virtual-reality/pit-lamp.ts";
import { tremorDrum } from "./scenes/virtual-reality/tremor-drum.ts";

/** Every picture that is a file of its own: `draw.ts` writes it to `drawn/<name>.svg`. */
export const pictures: readonly Picture[] = [
  { name: "bedrock-edge", draw: bedrockEdge, budget: 1_000 },
  { name: "bedrock-hatch", draw: bedrockHatch, budget: 3_000 },
  { name: "drill-bit", draw: drawDrillBit, budget: 1_000 },
  { name: "post-and-phone", draw: () => still("post-and-phone"), budget: 1_500 },
  { name: "core-sample", draw: coreSample, budget: 3_000 },
  { name: "home-ground-phone", draw: () => homeGround(homeGroundPhone), budget: 15_000 },
  { name: "home-ground-tablet", draw: () => homeGround(homeGroundTablet), budget: 20_000 },
  { name: "home-ground-medium", draw: () => homeGround(homeGroundMedium), budget: 20_000 },
  { name: "home-ground-wide", draw: () => homeGround(homeGroundWide), budget: 20_000 },
  { name: "home-ground-widest", draw: () => homeGround(homeGroundWidest), budget: 30_000 },
  { name: "disc-software", draw: softwareDisc, budget: 5_500 },
  { name: "disc-engineering", draw: engineeringDisc, budget: 4_000 },
  { name: "disc-devops", draw: devopsDisc, budget: 4_000 },
  { name: "disc-consulting", draw: consultingDisc, budget: 4_000 },
  {
    name: "thin-section-logs",
    draw: () => thinSection({ seed: 19, width: 1500, height: 470, grains: 210, garnet: [1046, 232] }),
    budget: 14_000,
  },
  {
    name: "thin-section-logs-phone",
    draw: () => thinSection({ seed: 23, width: 560, height: 260, grains: 70, garnet: [236, 128] }),
    budget: 6_000,
  },
  {
    name: "contact-ground-medium",
    draw: (skyline) => contactGround(contactGroundMedium, skyline),
    budget: 9_000,
  },
  {
    name: "contact-ground-wide",
    draw: (skyline) => contactGround(contactGroundWide, skyline),
    budget: 9_500,
  },
  {
    name: "contact-ground-widest",
    draw: (skyline) => contactGround(contactGroundWidest, skyline),
    budget: 15_000,
  },
  { name: "contact-band-phone", draw: (skyline) => contactBand(contactBandPhone, skyline), budget: 4_500 },
  { name: "contact-band-tablet", draw: (skyline) => contactBand(contactBandTablet, skyline), budget: 5_000 },
  { name: "contact-band-wide", draw: (skyline) => contactBand(contactBandWide, skyline), budget: 7_000 },
  { name: "contact-panel-phone", draw: () => contactPanel(contactPanelPhone), budget: 4_000 },
  { name: "contact-panel-tablet", draw: () => contactPanel(contactPanelTablet), budget: 5_500 },
  { name: "opened-stack-small", draw: () => openedStack(openedStackSmall), budget: 9_000 },
  { name: "opened-stack-medium", draw: () => openedStack(openedStackMedium), budget: 12_000 },
  { name: "opened-stack-wide", draw: () => openedStack(openedStackWide), budget: 12_000 },
  { name: "help-ground-phone", draw: () => helpGround(helpGroundPhone), budget: 6_000 },
  { name: "help-ground-tablet", draw: () => helpGround(helpGroundTablet), budget: 8_000 },
  { name: "help-ground-medium", draw: () => helpGround(helpGroundMedium), budget: 9_000 },
  { name: "help-ground-wide", draw: () => helpGround(helpGroundWide), budget: 12_000 },
  { name: "support-line-phone", draw: () => supportLine(supportLinePhone), budget: 4_000 },
  { name: "support-line-tablet", draw: () => supportLine(supportLineTablet), budget: 5_000 },
  { name: "support-line-wide", draw: () => supportLine(supportLineWide), budget: 9_000 },
  { name: "chamber-wall", draw: chamberWall, budget: 400 },
  { name: "chamber-floor", draw: chamberFloor, budget: 600 },
  { name: "chamber-corner", draw: chamberCorner, budget: 500 },
  { name: "granite-tile", draw: graniteTile, budget: 1_200 },
  ...servicesGround,
  ...servicesThings,
  { name: "core-tray-phone", draw: () => coreTray(coreTrayPhone), budget: 4_000 },
  { name: "core-tray-wide", draw: () => coreTray(coreTrayWide), budget: 6_500 },
  ...coreTrays,
  { name: "apps-pit-medium", draw: () => drawAppsPit(appsPitMedium), budget: 7_500 },
  { name: "apps-pit-wide", draw: () => drawAppsPit(appsPitWide), budget: 9_000 },
  { name: "apps-pit-widest", draw: () => drawAppsPit(appsPitWidest), budget: 18_000 },
  { name: "apps-sizeit-ledge", draw: () => appsLedge(appsLedges.sizeIt), budget: 4_500 },
  { name: "apps-sizeit-things", draw: sizeItThings, budget: 3_500 },
  { name: "apps-notebooks-ledge", draw: () => appsLedge(appsLedges.notebooks), budget: 4_500 },
  { name: "apps-notebooks-things", draw: notebooksThings, budget: 3_500 },
  { name: "apps-macbook-things", draw: macBookThings, budget: 2_500 },
  { name: "shaft-walls", draw: shaftWalls, budget: 4_000 },
  { name: "survey-rig", draw: () => still("survey-rig"), budget: 1_500 },
  { name: "survey-rig-phone", draw: () => still("survey-rig-phone"), budget: 1_500 },
  { name: "shaft-beds", draw: shaftBeds, budget: 1_000 },
  { name: "geode-phone", draw: () => geode(geodePhone), budget: 5_500 },
  { name: "geode-wide", draw: () => geode(geodeWide), budget: 7_000 },
  { name: "lamp-room-phone", draw: () => lampRoom(lampRoomPhone), budget: 2_500 },
  { name: "lamp-room-wide", draw: () => lampRoom(lampRoomWide), budget: 2_500 },
  { name: "three-rooms-phone", draw: (skyline) => threeRooms(threeRoomsPhone, skyline), budget: 3_500 },
  { name: "three-rooms-wide", draw: (skyline) => threeRooms(threeRoomsWide, skyline), budget: 3_500 },
  ...legendSigns,
  ...planCores,
  { name: "limestone-band-phone", draw: () => limestoneBand(700, 620, 92), budget: 1_200 },
  { name: "limestone-band-wide", draw: () => limestoneBand(2560, 440, 91), budget: 2_000 },
  { name: "harbour-place", draw: harbourPlace, budget: 2_000 },
  { name: "orchard-place", draw: orchardPlace, budget: 2_000 },
  ...drawnPortraits,
  ...coworkingBuilding,
  ...coworkingPlaces,
  { name: "coworking-tuesday", draw: () => still("coworking-tuesday"), budget: 2_500 },
  ...waitingCores,
  ...figures,
  ...fiveKeepersPictures,
  ...oddGrainPictures,
  ...oneCommitPictures,
  ...namedColumnsPictures,
  ...sameKeyPictures,
  ...patientOutboxPictures,
  ...erasedAgainPictures,
  ...tenSecondsPictures,
  ...newsletterStrata,
  ...issuePictures,
  caseCore,
  ...caseCauses,
  ...caseFinds,
  caseRig,
  ...archives,
  ...letterPlaces,
  authorSlide,
  { name: "magma-phone", draw: () => magma(magmaPhone), budget: 4_000 },
  { name: "magma-wide", draw: () => magma(magmaWide), budget: 6_000 },
  { name: "archipelago", draw: archipelago, budget: 8_000 },
  { name: "front-step", draw: frontStep, budget: 2_000 },
  { name: "postmark", draw: () => still("postmark"), budget: 500 },
  { name: "skerries", draw: skerries, budget: 3_500 },
  { name: "sea-floor", draw: seaFloor, budget: 9_000 },
  { name: "echo-ground-phone", draw: () => echoGround(echoGroundPhone), budget: 4_000 },
  { name: "echo-ground-medium", draw: () => echoGround(echoGroundMedium), budget: 5_000 },
  { name: "echo-ground-wide", draw: () => echoGround(echoGroundWide), budget: 9_000 },
  { name: "borehole-ground-phone", draw: () => boreholeGround(boreholeGroundPhone), budget: 5_500 },
  { name: "borehole-ground-wide", draw: () => boreholeGround(boreholeGroundWide), budget: 9_000 },
  { name: "borehole-rig", draw: boreholeRig, budget: 1_500 },
  { name: "log-strata", draw: logStrata, budget: 5_700 },
  { name: "log-fault", draw: logFault, budget: 3_000 },
  { name: "log-fossil", draw: logFossil, budget: 2_500 },
  { name: "log-core", draw: logCore, budget: 4_000 },
  { name: "cut-view-phone", draw: () => cutView(cutViewPhone), budget: 5_000 },
  { name: "cut-view-wide", draw: () => cutView(cutViewWide), budget: 14_000 },
  { name: "cut-heights-phone", draw: () => cutHeights(cutViewPhone), budget: 2_500 },
  { name: "cut-heights-wide", draw: () => cutHeights(cutViewWide), budget: 5_000 },
  { name: "cut-map", draw: cutMap, budget: 4_000 },
  { name: "pit-lamp", draw: () => still("pit-lamp"), budget: 800 },
  { name: "pit-lamp-head", draw: pitLampHead, budget: 800 },
  { name: "pit-lamp-light", draw: () => still("pit-lamp-light"), budget: 600 },
  { name: "tremor-drum", draw: tremorDrum, budget: 5_500 },
  ...authenticationPictures,
];
