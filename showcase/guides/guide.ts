import type { MarkdownPart } from "../../app/document/markdown-part.ts";
import type { TokenGroup } from "./kit-token.ts";

/** A guide with its rendered content. */
export interface Guide extends GuideHead {
  sections: readonly GuideSection[];
}

export interface GuideHead {
  title: string;
  /** The introduction of the guide, and its text in search results. */
  summary: string;
}

export interface GuideSection {
  /** Made from the title: "Light and dark" is `light-and-dark`. */
  id: string;
  title: string;
  parts: readonly GuidePart[];
}

export type GuidePart = MarkdownPart | { tokens: readonly TokenGroup[] };
