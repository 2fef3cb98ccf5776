import { circle, path, rectangle } from "../engine/marks.ts";

/** Things of a house, each with its foot at the origin. */

/** A kettle with its steam, 150 pixels wide. */
export function kettle(): string {
  return (
    path("object", "M-40-94C-36-152 46-152 50-94H38C34-138-24-138-28-94z") +
    path("object", "M-54 0q-10-92 34-98h50q44 6 34 98z") +
    path("object", "M58-66q26-6 40-30l10 6q-12 44-46 52z") +
    path(["green", "outline"], "M-18-98q0-12 23-12t23 12z") +
    circle("ink", 5, -112, 5) +
    path("line-thin", "M-46-18h102M104-104q10-10 0-20t2-20m14 44q10-10 0-20t2-20")
  );
}

/** A tap on its pipe with a label tied to it, 200 pixels high. */
export function tap(): string {
  return (
    rectangle("object", -14, -108, 28, 108) +
    path("object", "M-22-108v-30h58q40 0 40 44v14H48v-12q0-16-16-16z") +
    rectangle("object", -30, -146, 60, 12, 3) +
    path("line-bold", "M0-146v-24m-26 0h52") +
    path("accent-line", "M14-60q26 2 34 22") +
    path(["green", "outline"], "M40-40l46-8 8 34-46 8-14-14z") +
    circle("paper", 46, -28, 3.5) +
    path("line-white", "M58-32l22-4m-20 14l14-3")
  );
}

/** A glass that catches rain, clamped to its post, with the rain: 230 pixels high. */
export function rainGauge(): string {
  const marks = Array.from({ length: 8 }, (_, mark) => `M26 ${-62 - mark * 11}h${mark % 2 ? -9 : -16}`);
  const drops = [
    [-96, -186],
    [-62, -216],
    [-20, -222],
    [14, -206],
    [66, -220],
    [98, -192],
    [-112, -132],
    [-78, -140],
    [84, -128],
    [116, -146],
  ];
  return (
    path(["platform", "outline"], "M36-150q8-5 16 0V0H36z") +
    path("hatch", "M41-146V-4m6-142V-8", 1.2) +
    path("object", "M-28-152V-52q0 14 14 14h28q14 0 14-14V-152z") +
    path("cloth-azure", "M-28-100q28 8 56 0V-52q0 14-14 14h-28q-14 0-14-14z") +
    path("line", "M-28-100q28 8 56 0M-28-152V-52q0 14 14 14h28q14 0 14-14V-152") +
    path("line-thin", marks.join("")) +
    path(["green", "outline"], "M-33-144h89v11h-89zM-33-66h89v11h-89z") +
    path("object", "M-54-190c4 24 26 18 26 38h56c0-20 22-14 26-38z") +
    path("object", "M-54-190a54 10 0 0 1 108 0a54 10 0 0 1-108 0z") +
    path("tint", "M-44-190a44 6 0 0 1 88 0a44 6 0 0 1-88 0z") +
    path("accent-line", "M-82-97h40m-9-7l9 7-9 7") +
    path("cloth-azure", drops.map(([x, y]) => `M${x} ${y}q-7 12 0 15q7-3 0-15z`).join(""))
  );
}

/** A shed with a tin roof and its door open on boxes, 230 pixels wide. */
export function shed(): string {
  return (
    rectangle(["platform", "outline"], -104, -116, 208, 116) +
    path("hatch", "M-78-116v116m26-116v116m26-116v116m26-116v116m26-116v116m26-116v116m26-116v116", 1.4) +
    path("object", "M-122-112l26-52H96l26 52z") +
    path(
      "line-thin",
      "M-96-164l-16 52m40-52l-10 52m34-52l-5 52m29-52v52m24-52l5 52m19-52l10 52m14-52l16 52",
    ) +
    rectangle("niche", -36, -86, 76, 86) +
    [
      [-30, -26],
      [4, -26],
      [-14, -52],
    ]
      .map(([x = 0, y = 0]) => rectangle("object-thin", x, y, 32, 26, 1))
      .join("") +
    path(["green", "outline"], "M40-86l34-12V8L40 0z") +
    circle("ink", 48, -40, 3)
  );
}

/** A house of stone with its chimney, 110 pixels wide; its stone is its layer’s. */
export function house(stone: "platform" | "network" | "interface", courses: string): string {
  return (
    rectangle("object", 22, -158, 18, 40) +
    rectangle([stone, "outline"], -50, -96, 100, 96) +
    path("hatch", courses, 1.4) +
    path("object", "M-60-94L0-146l60 52z") +
    rectangle(["green", "outline"], -14, -46, 28, 46, 2) +
    rectangle("object-thin", -40, -78, 22, 22, 1) +
    rectangle("object-thin", 18, -78, 22, 22, 1)
  );
}

/** A strongbox, 190 pixels wide, its door ajar. */
export function strongbox(): string {
  return (
    rectangle(["platform", "outline"], -96, -176, 176, 170, 8) +
    rectangle("niche", -78, -158, 140, 134, 4) +
    path(["platform", "outline"], "M62-158l50 20V0L62-24z") +
    circle("object-thin", 88, -82, 15) +
    path("line", "M88-97v30m-13-15h26") +
    path(["green", "outline"], "M98-120l8 3v14l-8-3z") +
    path("line-bold", "M-80-6V4M64-6V4")
  );
}

/** A pump with its wheel and its gauge, 240 pixels wide. */
export function pump(): string {
  return (
    path("object", "M-120-44h60v34h-60zM66-150h34v76H66z") +
    rectangle("object", -128, -52, 14, 50, 3) +
    rectangle("object", 58, -160, 50, 14, 3) +
    circle("object", 18, -70, 66) +
    circle("tint", 18, -70, 44) +
    path("line", "M18-114q34 22 0 44t0 44M-26-70q22-34 44 0t44 0") +
    circle("accent", 18, -70, 7) +
    rectangle("object", -74, -130, 62, 78, 6) +
    path("line-thin", "M-64-112h42m-42 14h42m-42 14h42") +
    rectangle(["green", "outline"], -62, -146, 38, 16, 3) +
    path("line-bold", "M-84 0H96M-46-52v52m92-18l12 18")
  );
}

/** Sand that runs out: 96 by 150 pixels. */
export function hourglass(): string {
  return (
    path("object", "M-36-138h72q2 44-30 66 32 22 30 66h-72q-2-44 30-66-32-22-30-66z") +
    path("platform", "M-26-106h52q-6 20-26 32-20-12-26-32zM-30-10q4-24 30-30 26 6 30 30z") +
    path("line-thin", "M0-72v30") +
    rectangle(["green", "outline"], -48, -150, 96, 14, 4) +
    rectangle(["green", "outline"], -48, -12, 96, 12, 4)
  );
}

/** A bell that rings: 110 pixels wide. */
export function bell(): string {
  return (
    path("object", "M-46-24q10-12 10-44 0-42 36-42t36 42q0 32 10 44z") +
    circle("object", 0, -14, 12) +
    path("line", "M0-110v-12M-58-98q-14 16-12 36M58-98q14 16 12 36") +
    path("accent-line", "M-74-112q-20 22-18 54M74-112q20 22 18 54")
  );
}
