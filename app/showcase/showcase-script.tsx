import frame from "./frame.ts?inline-script";

/** The showcase's own small script, which also runs where React doesn't. */
export function ShowcaseScript() {
  return (
    <script
      type="module"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, bundled at build
      dangerouslySetInnerHTML={{ __html: frame }}
    />
  );
}
