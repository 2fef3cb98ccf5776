import { appsLedge, appsLedges } from "./apps-ledge.ts";
import { drawAppsPit } from "./apps-pit.ts";
import { appsPitMedium, appsPitWide, appsPitWidest } from "./apps-pits.ts";
import { macBookThings, notebooksThings, sizeItThings } from "./apps-things.ts";
import { archipelago } from "./archipelago.ts";
import { authenticationPictures } from "./authentication-pictures.ts";
import { authorSections } from "./author-sections.ts";
import { bedrockEdge, bedrockHatch } from "./bedrock.ts";
import { boreholeGround, boreholeGroundPhone, boreholeGroundWide, boreholeRig } from "./borehole-ground.ts";
import { chamberCorner, chamberFloor, chamberWall, graniteTile } from "./chamber.ts";
import { contactBand, contactBandPhone, contactBandTablet, contactBandWide } from "./contact-band.ts";
import { contactGround } from "./contact-ground.ts";
import { contactGroundMedium } from "./contact-ground-medium.ts";
import { contactGroundWide, contactGroundWidest } from "./contact-ground-wide.ts";
import { contactPanel, contactPanelPhone, contactPanelTablet } from "./contact-panel.ts";
import { coreSample } from "./core-sample.ts";
import { coreTray, coreTrayPhone, coreTrayWide } from "./core-tray.ts";
import { coworkingBuilding } from "./coworking-building.ts";
import { coworkingPlaces } from "./coworking-places.ts";
import { harbourPlace, orchardPlace } from "./customer-places.ts";
import { cutMap } from "./cut-map.ts";
import { cutHeights, cutView, cutViewPhone, cutViewWide } from "./cut-view.ts";
import { drawnPortraits } from "./drawn-portraits.ts";
import { echoGround, echoGroundMedium, echoGroundPhone, echoGroundWide } from "./echo-ground.ts";
import { floorThings } from "./floor-things.ts";
import { frontStep } from "./front-step.ts";
import { geode, geodePhone, geodeWide } from "./geode.ts";
import {
  helpGround,
  helpGroundMedium,
  helpGroundPhone,
  helpGroundTablet,
  helpGroundWide,
} from "./help-ground.ts";
import { homeGround } from "./home-ground.ts";
import { homeGroundMedium } from "./home-ground-medium.ts";
import { homeGroundPhone } from "./home-ground-phone.ts";
import { homeGroundTablet } from "./home-ground-tablet.ts";
import { homeGroundWide, homeGroundWidest } from "./home-ground-wide.ts";
import { lampRoom, lampRoomPhone, lampRoomWide } from "./lamp-room.ts";
import { legendSigns } from "./legend-signs.ts";
import { limestoneBand } from "./limestone-band.ts";
import { logCore, logFault, logFossil, logStrata } from "./log-views.ts";
import { magma, magmaPhone, magmaWide } from "./magma.ts";
import { openedStack, openedStackMedium, openedStackSmall, openedStackWide } from "./opened-stack.ts";
import { pitLamp, pitLampLight } from "./pit-lamp.ts";
import { planCores } from "./plan-cores.ts";
import { postmark } from "./postmark.ts";
import { seaFloor } from "./sea-floor.ts";
import { consultingDisc, devopsDisc, engineeringDisc, softwareDisc } from "./service-discs.ts";
import { servicesGround } from "./services-ground.ts";
import { servicesThings } from "./services-things.ts";
import { shaftBeds, shaftWalls } from "./shaft-wall.ts";
import { skerries } from "./skerries.ts";
import { supportLine, supportLinePhone, supportLineTablet, supportLineWide } from "./support-line.ts";
import { surveyRig, surveyRigPhone } from "./survey-rig.ts";
import { thinSection } from "./thin-section.ts";
import { threeRooms, threeRoomsPhone, threeRoomsWide } from "./three-rooms.ts";
import { tremorDrum } from "./tremor-drum.ts";
import { waitingCores } from "./waiting-core.ts";

export type Picture = {
  name: string;
  draw: () => string;
  /** Most bytes after brotli. */
  budget: number;
};

/** Every picture that is a file of its own: `draw.ts` writes it to `drawn/<name>.svg`. */
export const pictures: readonly Picture[] = [
  { name: "bedrock-edge", draw: bedrockEdge, budget: 1_000 },
  { name: "bedrock-hatch", draw: bedrockHatch, budget: 3_000 },
  { name: "core-sample", draw: coreSample, budget: 3_000 },
  { name: "home-ground-phone", draw: () => homeGround(homeGroundPhone), budget: 15_000 },
  { name: "home-ground-tablet", draw: () => homeGround(homeGroundTablet), budget: 20_000 },
  { name: "home-ground-medium", draw: () => homeGround(homeGroundMedium), budget: 20_000 },
  { name: "home-ground-wide", draw: () => homeGround(homeGroundWide), budget: 20_000 },
  { name: "home-ground-widest", draw: () => homeGround(homeGroundWidest), budget: 30_000 },
  { name: "disc-software", draw: softwareDisc, budget: 4_000 },
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
  { name: "contact-ground-medium", draw: () => contactGround(contactGroundMedium), budget: 9_000 },
  { name: "contact-ground-wide", draw: () => contactGround(contactGroundWide), budget: 9_500 },
  { name: "contact-ground-widest", draw: () => contactGround(contactGroundWidest), budget: 15_000 },
  { name: "contact-band-phone", draw: () => contactBand(contactBandPhone), budget: 4_500 },
  { name: "contact-band-tablet", draw: () => contactBand(contactBandTablet), budget: 5_000 },
  { name: "contact-band-wide", draw: () => contactBand(contactBandWide), budget: 7_000 },
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
  { name: "apps-pit-medium", draw: () => drawAppsPit(appsPitMedium), budget: 7_500 },
  { name: "apps-pit-wide", draw: () => drawAppsPit(appsPitWide), budget: 9_000 },
  { name: "apps-pit-widest", draw: () => drawAppsPit(appsPitWidest), budget: 18_000 },
  { name: "apps-sizeit-ledge", draw: () => appsLedge(appsLedges.sizeIt), budget: 4_500 },
  { name: "apps-sizeit-things", draw: sizeItThings, budget: 3_500 },
  { name: "apps-notebooks-ledge", draw: () => appsLedge(appsLedges.notebooks), budget: 4_500 },
  { name: "apps-notebooks-things", draw: notebooksThings, budget: 3_500 },
  { name: "apps-macbook-things", draw: macBookThings, budget: 2_500 },
  { name: "shaft-walls", draw: shaftWalls, budget: 4_000 },
  { name: "survey-rig", draw: surveyRig, budget: 1_500 },
  { name: "survey-rig-phone", draw: surveyRigPhone, budget: 1_500 },
  { name: "shaft-beds", draw: shaftBeds, budget: 1_000 },
  { name: "geode-phone", draw: () => geode(geodePhone), budget: 5_500 },
  { name: "geode-wide", draw: () => geode(geodeWide), budget: 7_000 },
  { name: "lamp-room-phone", draw: () => lampRoom(lampRoomPhone), budget: 2_500 },
  { name: "lamp-room-wide", draw: () => lampRoom(lampRoomWide), budget: 2_500 },
  { name: "three-rooms-phone", draw: () => threeRooms(threeRoomsPhone), budget: 3_500 },
  { name: "three-rooms-wide", draw: () => threeRooms(threeRoomsWide), budget: 3_500 },
  ...legendSigns,
  ...planCores,
  { name: "limestone-band-phone", draw: () => limestoneBand(700, 620, 92), budget: 1_200 },
  { name: "limestone-band-wide", draw: () => limestoneBand(2560, 440, 91), budget: 2_000 },
  { name: "harbour-place", draw: harbourPlace, budget: 2_000 },
  { name: "orchard-place", draw: orchardPlace, budget: 2_000 },
  ...drawnPortraits,
  ...coworkingBuilding,
  ...coworkingPlaces,
  ...waitingCores,
  ...authorSections,
  { name: "magma-phone", draw: () => magma(magmaPhone), budget: 4_000 },
  { name: "magma-wide", draw: () => magma(magmaWide), budget: 6_000 },
  { name: "archipelago", draw: archipelago, budget: 8_000 },
  { name: "front-step", draw: frontStep, budget: 2_000 },
  { name: "postmark", draw: postmark, budget: 500 },
  { name: "skerries", draw: skerries, budget: 3_500 },
  { name: "sea-floor", draw: seaFloor, budget: 9_000 },
  { name: "echo-ground-phone", draw: () => echoGround(echoGroundPhone), budget: 4_000 },
  { name: "echo-ground-medium", draw: () => echoGround(echoGroundMedium), budget: 5_000 },
  { name: "echo-ground-wide", draw: () => echoGround(echoGroundWide), budget: 9_000 },
  { name: "borehole-ground-phone", draw: () => boreholeGround(boreholeGroundPhone), budget: 5_500 },
  { name: "borehole-ground-wide", draw: () => boreholeGround(boreholeGroundWide), budget: 9_000 },
  { name: "borehole-rig", draw: boreholeRig, budget: 1_500 },
  { name: "log-strata", draw: logStrata, budget: 4_000 },
  { name: "log-fault", draw: logFault, budget: 3_000 },
  { name: "log-fossil", draw: logFossil, budget: 2_500 },
  { name: "log-core", draw: logCore, budget: 4_000 },
  { name: "cut-view-phone", draw: () => cutView(cutViewPhone), budget: 5_000 },
  { name: "cut-view-wide", draw: () => cutView(cutViewWide), budget: 14_000 },
  { name: "cut-heights-phone", draw: () => cutHeights(cutViewPhone), budget: 2_500 },
  { name: "cut-heights-wide", draw: () => cutHeights(cutViewWide), budget: 5_000 },
  { name: "cut-map", draw: cutMap, budget: 4_000 },
  { name: "floor-things", draw: floorThings, budget: 800 },
  { name: "pit-lamp", draw: pitLamp, budget: 800 },
  { name: "pit-lamp-light", draw: pitLampLight, budget: 600 },
  { name: "tremor-drum", draw: tremorDrum, budget: 5_500 },
  ...authenticationPictures,
];
