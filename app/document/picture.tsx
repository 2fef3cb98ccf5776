import type { ComponentProps } from "react";

/** A picture's URL, and its size in pixels, which reserves space while the picture loads. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

/** A drawing, as imported by a statement such as `import ground from "drawing:home-ground"`. */
export interface Drawn extends Picture {
  /** The variants for other window widths. */
  sources?: readonly (Picture & { media: string })[];
}

interface DrawingProps extends Omit<ComponentProps<"img">, keyof Picture> {
  of: Drawn;
  /** The class of the `picture` element. */
  frame?: string | undefined;
}

/** A drawing, in the variant for the current window width. */
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
