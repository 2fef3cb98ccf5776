import type { PluginOption } from "vite";
import { site } from "../site.config.ts";
import { brand } from "./brand/brand.ts";
import { customMedia } from "./custom-media.ts";
import { drawings } from "./drawings.ts";
import { drawnFiles } from "./drawn-files.ts";
import { inlineScript } from "./inline-script.ts";
import { islands } from "./islands.ts";
import { componentFacts } from "./kit/component-facts.ts";
import { registry } from "./kit/registry.ts";
import { layers } from "./layers.ts";
import { licences } from "./licences/licences.ts";
import { newsletterHead } from "./newsletter/head-pictures.ts";
import { mailPreview } from "./newsletter/mail-preview.ts";
import { newsletterIssues } from "./newsletter/newsletter-issues.ts";
import { pages } from "./pages.ts";
import { reload } from "./reload.ts";
import { examples } from "./showcase/examples.ts";
import { texts } from "./texts.ts";

/** The build's plugins, in order. Each is in its own file. */
export function sitePlugins(origin: string): PluginOption[] {
  return [
    // `tokens.css` with the owner's colours.
    brand(),
    // Resolves `@custom-media`.
    customMedia(),
    // Puts styles into the layers `components` and `page`.
    layers(),
    // `….ts?inline-script`: a bundled script as text.
    inlineScript(),
    // `virtual:pages`: the route table, with each page's module and styles.
    pages(),
    // `virtual:island-files`: the scripts for islands.
    islands(),
    // `….md?article`, `?case`, `?legal-document`, `?guide`: parsed Markdown.
    texts(),
    // `virtual:newsletter-issues`: the newsletter's issues and their pictures.
    newsletterIssues(),
    // `/newsletter/pictures/strata.png`: the drawing at the top of emails.
    newsletterHead(),
    // `/newsletter/issues/<issue>/mail` and `/mail.txt`: previews of an issue's email, in development.
    mailPreview(),
    // `drawing:home-ground`: a drawing's URL, size and variants.
    drawings(),
    // `/favicon.svg`, and `/samples/<name>.svg` for examples.
    drawnFiles(),
    // `/licences.txt`: licences of the fonts and bundled packages.
    licences(),
    site.demo && demoPlugins(origin),
    // Reloads the page after changes, in development.
    reload(),
  ];
}

function demoPlugins(origin: string): PluginOption[] {
  return [
    // `….tsx?example`: an example with its highlighted source. Also writes the examples' sources and the search index.
    examples(),
    // `….tsx?facts`: the types and styling of a component.
    componentFacts(),
    // `/r/<component>.json`: the kit for the `shadcn` command.
    registry(origin),
  ];
}
