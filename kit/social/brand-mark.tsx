import type { IconDefinition } from "@fortawesome/free-brands-svg-icons";
import type { ComponentProps } from "react";

export interface BrandMarkProps extends Omit<ComponentProps<"svg">, "children"> {
  /** An icon of `@fortawesome/free-brands-svg-icons`. */
  icon: IconDefinition;
}

/** The logo of a network, from Font Awesome Free (CC BY 4.0); hidden from screen readers. */
export function BrandMark({ icon, ...rest }: BrandMarkProps) {
  const [width, height, , , path] = icon.icon;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="24" height="24" aria-hidden="true" {...rest}>
      <path fill="currentColor" d={Array.isArray(path) ? path.join("") : path} />
    </svg>
  );
}
