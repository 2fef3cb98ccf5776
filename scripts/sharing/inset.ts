interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

let insets = 0;

/** Places a drawing in another one with the same style rules. `fit` is SVG's `preserveAspectRatio`. */
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
