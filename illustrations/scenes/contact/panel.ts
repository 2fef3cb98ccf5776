import { at, path } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { picture, type Variants, variants } from "../../engine/picture.ts";
import { borehole } from "../../objects/digging/borehole.ts";
import { drillRig } from "../../objects/digging/drill-rig.ts";
import { type SectionPlan, section } from "../../objects/rock/section.ts";

type ContactPanelPlan = {
  width: number;
  height: number;
  layers: Omit<SectionPlan, "from" | "to">;
  rig: { x: number; mast: number; scale: number };
  ammonite: { x: number; scale: number };
};

/** The picture below the form on narrow screens: rig, borehole and layers. The page crops it on the right. */
function contactPanel({ width, height, layers, rig, ammonite: fossil }: ContactPanelPlan): string {
  const ground = section({ ...layers, to: width + 20 });
  const bed = (index: number, x: number) => Math.round(ground.bed(index, x));
  const hole = borehole({
    id: "hole",
    x: rig.x,
    radius: 18 * rig.scale,
    top: bed(0, rig.x) + 4,
    bottom: bed(3, rig.x) + 62,
    scale: 0.6 * rig.scale,
  });
  return picture({
    width,
    height,
    body:
      ground.body +
      path(["bedrock"], `M0 ${height - 12}h${width}v12H0z`) +
      hole +
      at(rig.x, bed(0, rig.x) + 2, drillRig(rig.mast), rig.scale) +
      at(fossil.x, ground.middle(1, fossil.x) + 34, object("ammonite"), fossil.scale) +
      at(40, bed(3, 80) + 90, object("crystals"), 0.8),
  });
}

export const contactPanels = {
  narrow: {
    width: 560,
    height: 700,
    layers: {
      seed: 58,
      top: 186,
      layers: { delivery: 140, platform: 150, network: 140, bedrock: 100 },
      amplitude: 6,
      wavelength: 150,
    },
    rig: { x: 506, mast: 200, scale: 0.64 },
    ammonite: { x: 540, scale: 0.55 },
    budget: 4_000,
  },
  tablet: {
    width: 991,
    height: 800,
    layers: {
      seed: 58,
      top: 240,
      layers: { delivery: 150, platform: 160, network: 150, bedrock: 120 },
      amplitude: 8,
      wavelength: 240,
    },
    rig: { x: 850, mast: 210, scale: 0.84 },
    ammonite: { x: 932, scale: 0.9 },
    budget: 5_500,
  },
} satisfies Variants<ContactPanelPlan>;

export const pictures = variants("contact-panel", contactPanel, contactPanels);
