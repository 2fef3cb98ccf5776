import type { ReactNode } from "react";
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

/** A label whose depth is decorative and whose text is for everyone. */
export function DepthLabel({ depth, children }: { depth: string; children: ReactNode }) {
  return (
    <p className="depth">
      {site.brand.groundLabels && <b aria-hidden="true">{depth}</b>}{" "}
      <span className="touch-links">{children}</span>
    </p>
  );
}
