import type { IconDefinition } from "@fortawesome/free-brands-svg-icons";

/** The mark of a network, by Font Awesome Free (CC BY 4.0). It never speaks by itself. */
export function BrandMark({ icon }: { icon: IconDefinition }) {
  const [width, height, , , path] = icon.icon;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="24" height="24" aria-hidden="true">
      <path fill="currentColor" d={Array.isArray(path) ? path.join("") : path} />
    </svg>
  );
}
