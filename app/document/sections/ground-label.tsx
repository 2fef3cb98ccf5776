import type { GroundLabelWords } from "../../../content/ground-labels.ts";
import { site } from "../../../site.config.ts";

/** A decorative depth label, hidden from screen readers. */
export function GroundLabel({ depth, place }: GroundLabelWords) {
  if (!site.brand.groundLabels) return null;
  return (
    <p className="depth" aria-hidden="true">
      <b>{depth}</b> {place}
    </p>
  );
}
