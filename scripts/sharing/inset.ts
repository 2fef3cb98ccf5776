interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

let insets = 0;

/**
 * A drawing inside of another, its rules left to that one: they are the same marks. `fit` is SVG's
 * `preserveAspectRatio`.
 */
export function inset(svg: string, { x, y, width, height }: Place, fit: string): string {
  insets += 1;
  const own = `i${insets}-`;
  const [, box = ""] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  return svg
    .trim()
    .replace(/<style>.*?<\/style>/s, "")
    .replaceAll(/(?<= id="|url\(#|href="#)/g, own)
    .replace(
      /^<svg[^>]*>/,
      () =>
        `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="${fit}">`,
    );
}
