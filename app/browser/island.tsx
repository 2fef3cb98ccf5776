import { type ReactNode, useContext } from "react";
import { IslandMarkup } from "./island-markup.ts";
import { type Islands, islandPrefix } from "./islands.ts";

export interface IslandProps<All extends Islands, Name extends keyof All & string> {
  in: All;
  name: Name;
  /** Serialized to JSON in the page. */
  props?: Parameters<All[Name]>[0] | undefined;
  /** If omitted, the island's element has `display: contents`. */
  className?: string | undefined;
}

/** A part of the page that React hydrates. The rest of the page works without React. */
export function Island<All extends Islands, Name extends keyof All & string>({
  in: islands,
  name,
  props,
  className = "island",
}: IslandProps<All, Name>) {
  const render = useContext(IslandMarkup);
  const Component = islands[name] as (props: object) => ReactNode;
  const element = <Component {...(props as object | undefined)} />;
  const place = { className, "data-island": name, "data-props": props && JSON.stringify(props) };
  if (!render) return <div {...place}>{element}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup
  return <div {...place} dangerouslySetInnerHTML={{ __html: render(element, islandPrefix(name)) }} />;
}
