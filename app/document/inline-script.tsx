export interface InlineScriptProps {
  code: string;
  type?: "module" | "speculationrules" | "application/json" | "application/ld+json";
  id?: string;
}

/** A script of our own that stands in the page; the page's Content-Security-Policy names its hash. */
export function InlineScript({ code, ...attributes }: InlineScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, bundled at build
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: code }} />;
}
