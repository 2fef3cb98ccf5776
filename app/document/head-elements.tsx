import { InlineScript } from "./inline-script.tsx";

/** An element of a page's head: its title, its structured data, or the attributes of a link or meta element. */
export type HeadElement =
  | { title: string }
  | { graph: object }
  | { rel: "alternate"; type: string; title?: string; href: string }
  | { name?: string; property?: string; content: string };

export function HeadElements({ of: elements }: { of: readonly HeadElement[] }) {
  return elements.map((element) => {
    const key = JSON.stringify(element);
    if ("graph" in element)
      return <InlineScript key="graph" type="application/ld+json" code={asScript(element.graph)} />;
    if ("rel" in element) return <link key={key} {...element} />;
    return "content" in element ? (
      <meta key={key} {...element} />
    ) : (
      <title key="title">{element.title}</title>
    );
  });
}

/** Escapes the characters that could end the script element. */
function asScript(graph: object): string {
  return JSON.stringify(graph).replaceAll(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
}
