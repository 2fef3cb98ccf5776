import { nature } from "./nature.ts";
import { fill, line, type Pigments, stroke } from "./paint.ts";

/**
 * The styles of each mark in both themes. A picture contains only the styles of the marks in it, whose `light-dark()`
 * values follow the `color-scheme` of the `img` element.
 */
export function paletteOf({ accent, ground }: Pigments) {
  const ink = ground.at(0.225, 0.023);
  const rock = ground.exact;
  const shade = ground.at(0.171, 0.028, 3);
  const deep = ground.at(0.13, 0.015);
  const surface = ground.at(0.216, 0.02);
  const bright = accent.at(0.704, 0.173, -2);
  return {
    ...nature,

    // Layers and their hatching
    interface: fill("#b1d6f6", "#194f81"),
    delivery: fill("#a0daba", "#0c5537"),
    platform: fill("#f2cf8f", "#7e5312"),
    network: fill(ground.at(0.7, 0.03), ground.at(0.33, 0.028)),
    bedrock: fill(rock, deep),
    hatch: `fill:none;${stroke(`${ink}57`, "#f2f0ec33")}`,
    "hatch-on-rock": `fill:none;${stroke("#f2f0ec33", "#f2f0ec29")}`,
    round: "stroke-linecap:round",
    bed: `fill:none;${stroke(`${ink}21`, "#f2f0ec14", 1.2)}`,
    edge: `${stroke(`${ink}cc`, "#f2f0ec80", 1.75)};stroke-linejoin:round`,
    fault: `fill:none;${stroke(`${ink}cc`, "#f2f0ec80", 1.5)}`,
    fossil: `fill:none;${stroke(`${ink}cc`, "#f2f0ec80")}`,

    // The sky in a framed figure
    sky: fill("#e1effd", "#10263f"),
    dawn: fill("#fdeed4", ground.at(0.263, 0.03)),

    // The core and its borehole
    seam: stroke(`${ink}bf`, "#f2f0ec73", 1.4),
    outline: `${stroke(`${ink}d9`, "#f2f0ec99", 1.75)};stroke-linejoin:round`,
    hollow: "fill:none",
    "by-day": "color-scheme:light",
    "core-shade": `stop-color:${ground.at(0.183, 0.03)}`,
    "core-shine": "stop-color:#fff",
    shine: fill("#ffffff6b", "#ffffff29"),
    "face-dark": fill(`${shade}6b`, `${shade}6b`),
    "face-light": fill("#ffffff2e", "#ffffff0f"),
    overhang: fill(`${shade}4d`, `${shade}4d`),
    niche: fill(ground.at(0.27, 0.029), ground.at(0.27, 0.029)),
    hole: fill(ground.at(0.34, 0.027), ground.at(0.14, 0.016)),
    "hole-ring": `fill:none;${stroke("#f2f0ec1a", "#f2f0ec1a", 1.2)}`,
    "rod-edge": `fill:none;${stroke(ink, deep)}`,
    rod: `fill:none;${stroke(accent.exact, accent.at(0.611, 0.205, -1))}`,
    "rod-end": `${fill(accent.exact, accent.at(0.611, 0.205, -1))};stroke:${ink};stroke-width:1.5`,
    guide: `fill:none;${stroke(accent.exact, bright, 1.4)};stroke-dasharray:2 6;stroke-linecap:round`,
    "left-out": `${line(`${ink}b3`, "#f2f0ecb3", 1.75)};stroke-dasharray:.1 6`,
    leader: `fill:none;${stroke(accent.exact, bright, 1.4)}`,
    "leader-end": fill(accent.exact, bright),
    scale: `fill:none;${stroke("#877f73", ground.at(0.57, 0.022), 1.2)}`,

    // Objects: white with an outline, and some green parts
    object: `${fill("#fff", surface)};${stroke(ink, "#f2f0ec", 2)};stroke-linejoin:round`,
    "object-thin": `${fill("#fff", surface)};${stroke(ink, "#f2f0ec", 1.5)};stroke-linejoin:round`,
    surface: fill("#fff", surface),
    tint: fill("#f0ede6", ground.at(0.275, 0.022)),
    mid: fill("#cbc6bc", ground.at(0.43, 0.023)),
    ink: fill(ink, "#f2f0ec"),
    white: "fill:#fff",
    paper: "fill:#f2f0ec",
    green: fill("#027b4c", "#128757"),
    "green-light": fill("#4fc38a", "#4fc38a"),
    line: line(ink, "#f2f0ec", 2),
    "line-thin": line(ink, "#f2f0ec", 1.25),
    "line-faint": line(`${ink}80`, "#f2f0ec80", 0.8),
    "line-bold": line(ink, "#f2f0ec", 3),
    "line-case": line("#fff", surface, 8),
    "line-white": line("#fff", "#fff", 2.4),
    "green-line": line("#027b4c", "#4fc38a", 3),
    "accent-ring": line(accent.exact, accent.at(0.678, 0.194), 3),
    "accent-line": line(accent.exact, accent.at(0.678, 0.194), 2.4),
    "pipe-shade": `fill:none;${stroke(`${ink}1a`, "#f2f0ec1a", 11)}`,
    screen: fill(ground.at(0.27, 0.029), ground.at(0.32, 0.03)),
    "screen-text": "fill:#f2f0ec",
    "screen-line": "fill:none;stroke:#f2f0ecb3;stroke-width:1.4",
    "screen-amount": "fill:#63d99b",
    "cable-edge": `fill:none;${stroke(ink, deep)}`,
    "cable-accent": `fill:none;${stroke(accent.at(0.575, 0.212), accent.at(0.575, 0.212))}`,
    "cable-azure": `fill:none;${stroke("#1f78cc", "#1f78cc")}`,
    "cable-slate": `fill:none;${stroke(ground.at(0.357, 0.027), ground.at(0.657, 0.018))}`,
    "cable-shine": "fill:none;stroke:#ffffff73",
    trace: "fill:none;stroke:#f2f0ec8c;stroke-width:1.75;stroke-linejoin:round",
    chip: `fill:${ground.at(0.33, 0.034, -7)};stroke:#f2f0ec;stroke-width:2`,
    "chip-inset": `fill:${ground.at(0.27, 0.029)};stroke:#f2f0ec66`,
    "chip-grid": `fill:none;stroke:${rock};stroke-width:1.5`,
    crystal: `fill:${ground.at(0.33, 0.034, -7)};stroke:#f2f0ec99;stroke-width:1.5;stroke-linejoin:round`,
    "crystal-edge": "fill:none;stroke:#f2f0ec59",
    lamp: fill("#ffe08a", "#ffe9a8"),
    tree: `fill:#4d9a72;${stroke(ink, "#f2f0ec", 1.5)};stroke-linejoin:round`,

    // Plants on terrain have ground behind them in both themes, so their outline stays dark
    fir: `${fill("#4d9a72", "#4a9168")};${stroke(ink, "#04120b", 1.5)};stroke-linejoin:round`,
    trunk: line(ink, "#04120b", 2),
    route: `fill:none;${stroke(accent.exact, accent.at(0.678, 0.194), 4)};stroke-dasharray:1 9;stroke-linecap:round`,
    "route-edge": "fill:none;stroke:#ffffffb3;stroke-width:8;stroke-linecap:round",

    postmark: `${stroke(`${ink}99`, "#f2f0ecb3", 2)};stroke-linecap:round`,

    // Cut edges of terrain
    "wall-left": `fill:color-mix(in oklab,currentColor 80%,${shade})`,
    "wall-right": `fill:color-mix(in oklab,currentColor 64%,${shade})`,
    contour: `${stroke(`${ink}8c`, `${deep}99`, 0.9)};stroke-linejoin:round`,

    // People: the same colours in both themes
    figure: `stroke:${ink};stroke-width:3;stroke-linejoin:round;stroke-linecap:round`,
    "figure-line": `fill:none;stroke:${ink};stroke-width:3;stroke-linejoin:round;stroke-linecap:round`,
    "figure-fold": `fill:none;stroke:${ink}80;stroke-width:2;stroke-linejoin:round;stroke-linecap:round`,
    "figure-ink": `fill:${ink}`,
    "cloth-accent": `fill:${accent.exact}`,
    "cloth-green": "fill:#027b4c",
    "cloth-azure": "fill:#3d86cf",
    "cloth-ochre": "fill:#f0b04a",
    "cloth-slate": `fill:${ground.at(0.475, 0.032)}`,
    "cloth-paper": "fill:#f7f4ee",

    // Thin sections
    quartz: fill("#f4f1ea", ground.at(0.64, 0.018)),
    feldspar: fill("#ded8cc", ground.at(0.525, 0.021)),
    mica: fill(ground.at(0.556, 0.027), ground.at(0.3, 0.024)),
    ore: fill(rock, ground.at(0.16, 0.015)),
    accent: fill(accent.exact, accent.exact),
    grain: `${stroke(ink, deep, 2.2)};stroke-linejoin:round`,
    "grain-line": `fill:none;${stroke(`${ink}4d`, `${deep}73`)}`,
    "grain-line-light": `fill:none;${stroke("#f2f0ec59", "#f2f0ec47")}`,
    "cross-hair": `fill:none;${stroke(ink, accent.at(0.79, 0.125), 1.6)}`,

    // Details of the pictures on the sign-in pages
    "band-line": stroke(`${shade}a6`, `${deep}cc`, 1.1),
    "marked-out": `${line(accent.at(0.79, 0.125), bright, 3)};stroke-dasharray:.1 7`,
    "keyhole-wall": fill(ground.at(0.15, 0.02), ground.at(0.095, 0.015)),
    "keyhole-edge": stroke(ground.at(0.15, 0.02), ground.at(0.095, 0.015), 2.5),
    "keyhole-gleam": stroke("#ffffff59", "#ffffff40", 1.5),
    steel: `fill:none;${stroke("#cbd0d8", "#8b929d")}`,
    "steel-shade": `fill:none;${stroke(`${shade}47`, `${shade}6b`)}`,
    "lamp-glass": "fill:#fbe7b4",
    flame: "fill:#f4911b",
    sleeper: fill("#7e5312", "#563f1c"),
    rail: "fill:#8b929d",
    "hollow-ground": fill("#fcfaf5", ground.at(0.178, 0.018)),
    "rod-shine": `fill:none;${stroke("#ffffff66", "#ffffff66")}`,
  } as const;
}

export type Palette = ReturnType<typeof paletteOf>;

export function isMark(name: string): boolean {
  return names.has(name);
}

const names = new Set(Object.keys(paletteOf({ accent: colourless(), ground: colourless() })));

function colourless() {
  return { exact: "", at: () => "" };
}
