import type { Stratum } from "../../engine/strata.ts";

export type CoreShape = {
  /** Unique in its picture: the names of its gradient and clip paths begin with it. */
  id: string;
  /** Centre of the top, in pixels. */
  x: number;
  y: number;
  radius: number;
  /** Height of the top ellipse as a share of its width: how far from above the core is seen. */
  tilt?: number;
  /** Segments from the top, with their height in pixels. */
  segments: readonly (readonly [stratum: Stratum, height: number])[];
  seed: number;
  /** Scale of the rock signs. */
  scale?: number;
  /** The lower end is torn instead of sawn. */
  torn?: boolean;
  /** A wedge cut out of the side. */
  cut?: Cut;
};

/** A wedge cut out of the side. */
export type Cut = {
  /** Angles of the two faces in degrees, 0 facing the reader. */
  left: number;
  right: number;
  /** Upper and lower end, in pixels from the top of the core. */
  from: number;
  to: number;
  /** Drawn on the right face: x counts from the axis outwards, y is the picture's. */
  onRightFace?: string;
};
