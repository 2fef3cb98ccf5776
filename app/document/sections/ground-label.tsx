import { site } from "../../../site.config.ts";

export interface GroundLabelWords {
  /** The depth, such as "−12 m". */
  depth: string;
  /** The name of the place, such as "the workshop". */
  place: string;
}

/** A decorative depth label, as if each page led down into the ground. Hidden from screen readers. */
export function GroundLabel({ depth, place }: GroundLabelWords) {
  if (!site.brand.groundLabels) return null;
  return (
    <p className="depth" aria-hidden="true">
      <b>{depth}</b> {place}
    </p>
  );
}
