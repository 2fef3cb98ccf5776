export interface InlineScriptProps {
  code: string;
  type?: "module" | "speculationrules" | "application/json" | "application/ld+json";
  id?: string;
}

/** An inline script. Its hash is in the page's Content-Security-Policy. */
export function InlineScript({ code, ...attributes }: InlineScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, bundled at build
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: code }} />;
}
