import type { ReactNode } from "react";
import { site } from "../../../site.config.ts";
import links from "./links.module.css";

/** A text label with a decorative depth. Screen readers skip the depth. */
export function DepthLabel({ depth, children }: { depth: string; children: ReactNode }) {
  return (
    <p className="depth">
      {site.brand.groundLabels && <b aria-hidden="true">{depth}</b>}{" "}
      <span className={links.touch}>{children}</span>
    </p>
  );
}
