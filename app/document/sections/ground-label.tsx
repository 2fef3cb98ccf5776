import type { GroundLabelWords } from "../../../content/ground-labels.ts";
import { site } from "../../../site.config.ts";

/** How deep in the ground of the drawings this part of the page lies. A stamp, so screen readers pass it over. */
export function GroundLabel({ depth, place }: GroundLabelWords) {
  if (!site.brand.groundLabels) return null;
  return (
    <p className="depth" aria-hidden="true">
      <b>{depth}</b> {place}
    </p>
  );
}
