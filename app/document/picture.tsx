/** As `import rig from "./survey-rig.svg?picture"` gives it: its address, and its size in pixels. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

/** What a `<picture>` shows on some screens, in place of its `<img>`. */
export function PictureSource({ src, ...props }: Picture & { media: string }) {
  return <source srcSet={src} {...props} />;
}
