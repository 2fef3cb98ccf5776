import type { IconDefinition } from "@fortawesome/free-brands-svg-icons";
import type { ComponentProps } from "react";

export interface BrandMarkProps extends Omit<ComponentProps<"svg">, "children"> {
  /** Of Font Awesome's brands, imported one by one. */
  icon: IconDefinition;
}

/** The mark of a network, by Font Awesome Free (CC BY 4.0). It never speaks by itself. */
export function BrandMark({ icon, ...rest }: BrandMarkProps) {
  const [width, height, , , path] = icon.icon;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="24" height="24" aria-hidden="true" {...rest}>
      <path fill="currentColor" d={Array.isArray(path) ? path.join("") : path} />
    </svg>
  );
}
