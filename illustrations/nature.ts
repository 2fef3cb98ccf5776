import { board, fill, stroke } from "./paint.ts";

/** Marks whose colours do not depend on the brand: people, plants, minerals. */
export const nature = {
  // Magma below bedrock
  magma: fill("#d13306", "#c22e08"),
  "magma-deep": fill("#a5171d", "#7f1016"),
  "magma-light": fill("#f4911b", "#f0861a"),
  "magma-vein": `fill:none;${stroke("#d13306", "#c22e08")};stroke-linejoin:round;stroke-linecap:round`,
  "magma-crest": `fill:none;${stroke("#f8c143", "#f8ad32", 2.4)};stroke-linejoin:round;stroke-linecap:round`,

  // The surface of terrain models, which are drawn as stacks of boards cut along contour lines
  "sea-deep": board("#3977a8", "#013b61"),
  sea: board("#569ac6", "#135071"),
  shallows: board("#89c5dc", "#386879"),
  lagoon: board("#5dbbc6", "#07646c"),
  sand: board("#f2e3bf", "#82765b"),
  "grass-light": board("#a6cc88", "#506c37"),
  grass: board("#70b174", "#2a5e30"),
  "grass-deep": board("#4a9266", "#0c4d2b"),
  soil: board("#9f8056", "#563f1c"),
  stone: board("#989fab", "#4c515b"),
  "stone-light": board("#c2c8d1", "#63686f"),
  snow: board("#fbfaf7", "#a5a4a2"),
  dune: board("#e4b473", "#7f5a24"),
  "dune-light": board("#f4d7a2", "#856f46"),
  mesa: board("#d17652", "#783214"),
  "mesa-light": board("#e59567", "#82451f"),
  lava: board("#694e45", "#37231c"),
  pavement: board("#e2ddd5", "#66635d"),
  cactus: "fill:none;stroke:#4d9a72;stroke-width:3.5;stroke-linecap:round;stroke-linejoin:round",

  // People: the same colours in both themes
  "figure-shade": "fill:#3b140733",
  "skin-porcelain": "fill:#f6d6c0",
  "skin-sand": "fill:#e9b98f",
  "skin-honey": "fill:#cf9666",
  "skin-bronze": "fill:#a96f46",
  "skin-umber": "fill:#8a583b",
  "skin-ebony": "fill:#6b4230",
  "hair-black": "fill:#2a2d36",
  "hair-brown": "fill:#5d3b2a",
  "hair-copper": "fill:#b3592c",
  "hair-grey": "fill:#c3c6cd",

  // Polished minerals
  "malachite-1": fill("#004a30", "#002919"),
  "malachite-2": fill("#136142", "#003e27"),
  "malachite-3": fill("#13754f", "#005033"),
  "malachite-4": fill("#308763", "#025f41"),
  "malachite-5": fill("#4c9b79", "#267052"),
  "malachite-6": fill("#7bc3a4", "#508f75"),
  "azurite-1": fill("#0b2964", "#001448"),
  "azurite-2": fill("#084491", "#002a64"),
  "azurite-3": fill("#1c63b0", "#004180"),
  "azurite-4": fill("#4284c5", "#1d5b93"),
  "azurite-5": fill("#77aad7", "#4c79a0"),
  "azurite-6": fill("#c1dcf0", "#8aa2b3"),
  "keyhole-back": fill("#0d191c", "#0a1214"),
} as const;
