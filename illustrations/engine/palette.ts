/**
 * How each kind of mark in a drawing is painted, in both themes. A picture carries the rules of the
 * marks it uses and no other; `light-dark()` follows the `color-scheme` of the `img` that shows it.
 */
export const palette = {
  // Layers and their rock signs
  interface: fill("#b1d6f6", "#194f81"),
  delivery: fill("#a0daba", "#0c5537"),
  platform: fill("#f2cf8f", "#7e5312"),
  network: fill("#949fb2", "#2e3644"),
  bedrock: fill("#1c2330", "#05070d"),
  hatch: `fill:none;${stroke("#161c2757", "#f2f0ec33")}`,
  "hatch-on-rock": `fill:none;${stroke("#f2f0ec33", "#f2f0ec29")}`,
  round: "stroke-linecap:round",
  bed: `fill:none;${stroke("#161c2721", "#f2f0ec14", 1.2)}`,
  edge: `${stroke("#161c27cc", "#f2f0ec80", 1.75)};stroke-linejoin:round`,
  fault: `fill:none;${stroke("#161c27cc", "#f2f0ec80", 1.5)}`,
  fossil: `fill:none;${stroke("#161c27cc", "#f2f0ec80")}`,

  // The core and its hole
  seam: stroke("#161c27bf", "#f2f0ec73", 1.4),
  outline: `${stroke("#161c27d9", "#f2f0ec99", 1.75)};stroke-linejoin:round`,
  hollow: "fill:none",
  shine: fill("#ffffff6b", "#ffffff29"),
  "face-dark": fill("#0a0f1c6b", "#0a0f1c6b"),
  "face-light": fill("#ffffff2e", "#ffffff0f"),
  overhang: fill("#0a0f1c4d", "#0a0f1c4d"),
  niche: fill("#1f2735", "#1f2735"),
  hole: fill("#303846", "#060910"),
  "hole-ring": `fill:none;${stroke("#f2f0ec1a", "#f2f0ec1a", 1.2)}`,
  "rod-edge": `fill:none;${stroke("#161c27", "#05070d")}`,
  rod: `fill:none;${stroke("#c51a65", "#de3a7c")}`,
  "rod-end": `${fill("#c51a65", "#de3a7c")};stroke:#161c27;stroke-width:1.5`,
  guide: `fill:none;${stroke("#c51a65", "#f26a9c", 1.4)};stroke-dasharray:2 6;stroke-linecap:round`,
  leader: `fill:none;${stroke("#c51a65", "#f26a9c", 1.4)}`,
  "leader-end": fill("#c51a65", "#f26a9c"),
  scale: `fill:none;${stroke("#877f73", "#707885", 1.2)}`,

  // Magma, below bedrock
  magma: fill("#d13306", "#c22e08"),
  "magma-deep": fill("#a5171d", "#7f1016"),
  "magma-light": fill("#f4911b", "#f0861a"),
  "magma-vein": `fill:none;${stroke("#d13306", "#c22e08")};stroke-linejoin:round;stroke-linecap:round`,
  "magma-crest": `fill:none;${stroke("#f8c143", "#f8ad32", 2.4)};stroke-linejoin:round;stroke-linecap:round`,

  // Things: paper, ink outline, one green part
  object: `${fill("#fff", "#151a23")};${stroke("#161c27", "#f2f0ec", 2)};stroke-linejoin:round`,
  "object-thin": `${fill("#fff", "#151a23")};${stroke("#161c27", "#f2f0ec", 1.5)};stroke-linejoin:round`,
  surface: fill("#fff", "#151a23"),
  tint: fill("#f0ede6", "#222833"),
  mid: fill("#cbc6bc", "#49505d"),
  ink: fill("#161c27", "#f2f0ec"),
  white: "fill:#fff",
  paper: "fill:#f2f0ec",
  green: fill("#027b4c", "#148a5b"),
  "green-light": fill("#4fc38a", "#4fc38a"),
  line: line("#161c27", "#f2f0ec", 2),
  "line-thin": line("#161c27", "#f2f0ec", 1.25),
  "line-faint": line("#161c2780", "#f2f0ec80", 0.8),
  "line-bold": line("#161c27", "#f2f0ec", 3),
  "line-white": line("#fff", "#fff", 2.4),
  "garnet-line": line("#c51a65", "#f2588f", 2.4),
  "pipe-shade": `fill:none;${stroke("#161c271a", "#f2f0ec1a", 11)}`,
  screen: fill("#1f2735", "#2a3342"),
  "screen-text": "fill:#f2f0ec",
  "screen-line": "fill:none;stroke:#f2f0ecb3;stroke-width:1.4",
  "screen-title": `${fill("#161c27", "#f2f0ec")};font-family:system-ui,sans-serif;font-weight:700`,
  "screen-mono": `${fill("#161c27", "#f2f0ec")};font-family:ui-monospace,monospace`,
  "screen-amount": "fill:#63d99b;font-family:ui-monospace,monospace",
  "cable-edge": `fill:none;${stroke("#161c27", "#05070d")}`,
  "cable-garnet": `fill:none;${stroke("#d4246f", "#d4246f")}`,
  "cable-azure": `fill:none;${stroke("#1f78cc", "#1f78cc")}`,
  "cable-slate": `fill:none;${stroke("#353d4b", "#8b929d")}`,
  "cable-shine": "fill:none;stroke:#ffffff73",
  trace: "fill:none;stroke:#f2f0ec8c;stroke-width:1.75;stroke-linejoin:round",
  chip: "fill:#2a3647;stroke:#f2f0ec;stroke-width:2",
  "chip-inset": "fill:#1f2735;stroke:#f2f0ec66",
  "chip-grid": "fill:none;stroke:#1c2330;stroke-width:1.5",
  crystal: "fill:#2a3647;stroke:#f2f0ec99;stroke-width:1.5;stroke-linejoin:round",
  "crystal-edge": "fill:none;stroke:#f2f0ec59",
  lamp: fill("#ffe08a", "#ffe9a8"),
  tree: `fill:#4d9a72;${stroke("#161c27", "#f2f0ec", 1.5)};stroke-linejoin:round`,

  // What grows on a contour model has ground behind it, so its outline stays dark
  fir: `${fill("#4d9a72", "#4a9168")};${stroke("#161c27", "#04120b", 1.5)};stroke-linejoin:round`,
  trunk: line("#161c27", "#04120b", 2),
  route: `fill:none;${stroke("#c51a65", "#f2588f", 4)};stroke-dasharray:1 9;stroke-linecap:round`,
  "route-edge": "fill:none;stroke:#ffffffb3;stroke-width:8;stroke-linecap:round",

  postmark: `${stroke("#161c2799", "#f2f0ecb3", 2)};stroke-linecap:round`,

  cactus: "fill:none;stroke:#4d9a72;stroke-width:3.5;stroke-linecap:round;stroke-linejoin:round",

  // Terrain: boards by what grows or lies on them, and their cut edges
  "sea-deep": ground("#3977a8", "#013b61"),
  sea: ground("#569ac6", "#135071"),
  shallows: ground("#89c5dc", "#386879"),
  lagoon: ground("#5dbbc6", "#07646c"),
  sand: ground("#f2e3bf", "#82765b"),
  "grass-light": ground("#a6cc88", "#506c37"),
  grass: ground("#70b174", "#2a5e30"),
  "grass-deep": ground("#4a9266", "#0c4d2b"),
  soil: ground("#9f8056", "#563f1c"),
  stone: ground("#989fab", "#4c515b"),
  "stone-light": ground("#c2c8d1", "#63686f"),
  snow: ground("#fbfaf7", "#a5a4a2"),
  dune: ground("#e4b473", "#7f5a24"),
  "dune-light": ground("#f4d7a2", "#856f46"),
  mesa: ground("#d17652", "#783214"),
  "mesa-light": ground("#e59567", "#82451f"),
  lava: ground("#694e45", "#37231c"),
  pavement: ground("#e2ddd5", "#66635d"),
  "wall-left": "fill:color-mix(in oklab,currentColor 80%,#0a0f1c)",
  "wall-right": "fill:color-mix(in oklab,currentColor 64%,#0a0f1c)",
  contour: `${stroke("#161c278c", "#05070d99", 0.9)};stroke-linejoin:round`,

  // People: the same by day and by night
  figure: "stroke:#161c27;stroke-width:3;stroke-linejoin:round;stroke-linecap:round",
  "figure-line": "fill:none;stroke:#161c27;stroke-width:3;stroke-linejoin:round;stroke-linecap:round",
  "figure-fold": "fill:none;stroke:#161c2780;stroke-width:2;stroke-linejoin:round;stroke-linecap:round",
  "figure-ink": "fill:#161c27",
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
  "cloth-garnet": "fill:#c51a65",
  "cloth-green": "fill:#027b4c",
  "cloth-azure": "fill:#3d86cf",
  "cloth-ochre": "fill:#f0b04a",
  "cloth-slate": "fill:#525d6f",
  "cloth-paper": "fill:#f7f4ee",

  // Thin sections
  quartz: fill("#f4f1ea", "#868c97"),
  feldspar: fill("#ded8cc", "#646b77"),
  mica: fill("#6b7484", "#272e3a"),
  ore: fill("#1c2330", "#0a0d14"),
  garnet: fill("#c51a65", "#c51a65"),
  grain: `${stroke("#161c27", "#05070d", 2.2)};stroke-linejoin:round`,
  "grain-line": `fill:none;${stroke("#161c274d", "#05070d73")}`,
  "grain-line-light": `fill:none;${stroke("#f2f0ec59", "#f2f0ec47")}`,
  "cross-hair": `fill:none;${stroke("#161c27", "#fd97b4", 1.6)}`,

  // Minerals, cut and polished, and what is drilled into them
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
  "band-line": stroke("#0a0f1ca6", "#05070dcc", 1.1),
  "marked-out": `${line("#fd97b4", "#f26a9c", 3)};stroke-dasharray:.1 7`,
  "keyhole-wall": fill("#070b14", "#020306"),
  "keyhole-back": fill("#0d191c", "#0a1214"),
  "keyhole-edge": stroke("#070b14", "#020306", 2.5),
  "keyhole-gleam": stroke("#ffffff59", "#ffffff40", 1.5),
  steel: `fill:none;${stroke("#cbd0d8", "#8b929d")}`,
  "steel-shade": `fill:none;${stroke("#0a0f1c47", "#0a0f1c6b")}`,
  "lamp-glass": "fill:#fbe7b4",
  flame: "fill:#f4911b",
  sleeper: `fill:none;${stroke("#7e5312", "#563f1c")}`,
  "tunnel-floor": fill("#2a3342", "#141a24"),
  "rail-inside": "fill:none;stroke:#8b929d;stroke-width:3",
  "hollow-ground": fill("#fcfaf5", "#0d1119"),
  "rod-shine": `fill:none;${stroke("#ffffff66", "#ffffff66")}`,
} as const;

export type Mark = keyof typeof palette;

function fill(light: string, dark: string): string {
  return `fill:light-dark(${light},${dark})`;
}

/** A fill whose darker shades are the walls inside it. */
function ground(light: string, dark: string): string {
  return `color:light-dark(${light},${dark});fill:currentColor`;
}

function stroke(light: string, dark: string, width?: number): string {
  const colour = `stroke:light-dark(${light},${dark})`;
  return width === undefined ? colour : `${colour};stroke-width:${width}`;
}

function line(light: string, dark: string, width: number): string {
  return `fill:none;${stroke(light, dark, width)};stroke-linecap:round;stroke-linejoin:round`;
}
