import type { ComponentProps } from "react";

/** Its address, and its size in pixels: the browser keeps that much room free until the picture has come. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

/** As `import ground from "drawing:home-ground"` gives it. */
export interface Drawn extends Picture {
  /** What stands in for it on some screens. */
  sources?: readonly (Picture & { media: string })[];
}

interface DrawingProps extends Omit<ComponentProps<"img">, keyof Picture> {
  of: Drawn;
  /** Of the `<picture>`. */
  frame?: string | undefined;
}

/** A drawing, cut as this width of screen needs it. */
export function Drawing({ of: { sources = [], ...drawing }, frame, alt = "", ...props }: DrawingProps) {
  return (
    <picture className={frame}>
      {sources.map(({ src, media, ...size }) => (
        <source key={media} srcSet={src} media={media} {...size} />
      ))}
      <img {...drawing} alt={alt} {...props} />
    </picture>
  );
}
