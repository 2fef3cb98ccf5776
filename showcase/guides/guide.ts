import type { MarkdownPart } from "../../app/document/markdown-part.ts";

/** A guide with its rendered content. */
export interface Guide extends GuideHead {
  sections: readonly GuideSection[];
}

export interface GuideHead {
  title: string;
  /** The guide's introduction, also its description in search results. */
  summary: string;
}

export interface GuideSection {
  /** Derived from the section's title: "Light and dark" becomes `light-and-dark`. */
  id: string;
  title: string;
  parts: readonly GuidePart[];
}

export type GuidePart = MarkdownPart | { tokens: readonly TokenGroup[] };

/** A group of tokens in the style sheet. */
export interface TokenGroup {
  /** The comment above the group. */
  about: string;
  tokens: readonly KitToken[];
}

export interface KitToken {
  name: string;
  /** One value for both themes, or the light value followed by the dark one. */
  values: readonly string[];
  isColour: boolean;
  /** Other values, set in media queries. */
  elsewhere: readonly { value: string; condition: string }[];
}
