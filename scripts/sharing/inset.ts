let insets = 0;

/** Places a drawing in another one with the same style rules. `fit` is SVG's `preserveAspectRatio`. */
export function inset(
  svg: string,
  place: Record<"x" | "y" | "width" | "height", number>,
  fit: string,
): string {
  insets += 1;
  const own = `i${insets}-`;
  const [, box = ""] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  const placed = Object.entries(place)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ");
  return svg
    .trim()
    .replace(/<style>.*?<\/style>/s, "")
    .replaceAll(/(?<= id="|url\(#|href="#)/g, own)
    .replace(/^<svg[^>]*>/, () => `<svg ${placed} viewBox="${box}" preserveAspectRatio="${fit}">`);
}
