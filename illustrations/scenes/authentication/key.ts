import { path } from "../../engine/marks.ts";

/** A key that hangs by its bow, light in both themes: 60 by 170 pixels, the top of the bow at the origin. */
export function key(): string {
  return (
    path(["paper", "figure"], `${keyOutline}${keyEye}`) + path("figure-fold", "M-11 66h22M-11 76h22M2 86v66")
  );
}

const keyOutline =
  "M0 0C18 0 30 12 30 29S20 55 11 58V104H34V120H26V132H34V148H11V158Q11 168 0 168T-11 158V58C-20 55-30 46-30 29S-18 0 0 0z";

/** The eye of the key, drawn in the opposite direction to the outline, so that it is a hole. */
const keyEye = "M0 12C-11 12-18 19-18 29S-11 45 0 45 18 39 18 29 11 12 0 12z";
