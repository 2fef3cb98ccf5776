import { maxTitleLength, type PageHead } from "../../content/page-head.ts";
import { templateAddresses } from "../../contract/demo-addresses.ts";
import { markdownAddress } from "../../contract/markdown-address.ts";
import { site } from "../../site.config.ts";
import type { HeadElement } from "./head-elements.tsx";
import { type PageAbout, pageGraph } from "./shared/page-graph.ts";
import { sharedPicture } from "./shared/shared-picture.ts";

interface MetaOptions extends PageAbout {
  /** Whether search engines may index the page. */
  listed?: boolean;
  /** True for error pages, which have no URL of their own to share. */
  standsIn?: boolean;
  /** Whether the build also writes the page as Markdown. Defaults to `listed`. */
  asMarkdown?: boolean;
}

/** Returns a page's metadata, with Open Graph (https://ogp.me). Appends the company's name to the title if it fits. */
export function pageMeta(head: PageHead, options: MetaOptions = {}) {
  const { listed = true, standsIn = false, asMarkdown = listed } = options;
  const { title, description } = head;
  const named = `${title} | ${site.name}`;
  return (address: string): HeadElement[] => [
    { title: named.length <= maxTitleLength ? named : title },
    { name: "description", content: description },
    ...(listed ? [] : [{ name: "robots", content: "noindex" }]),
    ...(standsIn ? [] : forSharing(head, address, options)),
    ...(asMarkdown && !samples.includes(address) ? [markdownLink(address)] : []),
    ...(listed ? [{ graph: pageGraph(head, address, options) }] : []),
  ];
}

/** The paths of the template pages, which have placeholder text and therefore no Markdown version. */
const samples: string[] = Object.values(templateAddresses);

function markdownLink(address: string): HeadElement {
  return { rel: "alternate", type: "text/markdown", href: markdownAddress(address) };
}

function forSharing({ title, description }: PageHead, address: string, options: MetaOptions) {
  const { type = "website", listed = true } = options;
  const origin = import.meta.env.SITE_URL;
  return [
    { property: "og:type", content: type },
    { property: "og:locale", content: "en_AU" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: origin + address },
    { property: "og:image", content: origin + sharedPicture.addressFor(listed ? address : "/") },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(sharedPicture.width) },
    { property: "og:image:height", content: String(sharedPicture.height) },
    { property: "og:image:alt", content: sharedPicture.alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
