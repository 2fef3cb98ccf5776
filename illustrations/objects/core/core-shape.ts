import type { Layers } from "../../engine/strata.ts";

export type CoreShape = {
  /** Prefix for the ids of the gradient and the clip paths; it must be unique in the picture. */
  id: string;
  /** Centre of the top, in pixels. */
  x: number;
  y: number;
  radius: number;
  /** Height of the top ellipse as a fraction of its width: 0 is a view from the side. */
  tilt?: number;
  segments: Layers;
  seed: number;
  /** Scale of the hatching. */
  scale?: number;
  /** Whether the lower end is torn rather than sawn. */
  torn?: boolean;
  cut?: Cut;
};

/** A wedge cut out of the side. */
export type Cut = {
  /** Angles of the two faces in degrees; 0 faces the viewer. */
  left: number;
  right: number;
  /** Upper and lower ends of the cut, in pixels from the top of the core. */
  from: number;
  to: number;
  /** A drawing on the right face. Its x runs outwards from the axis; its y is the picture's y. */
  onRightFace?: string;
};
