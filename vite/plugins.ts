import { reactRouter } from "@react-router/dev/vite";
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
import { licences } from "./licences/licences.ts";
import { newsletterHead } from "./newsletter/head-pictures.ts";
import { mailPreview } from "./newsletter/mail-preview.ts";
import { newsletterIssues } from "./newsletter/newsletter-issues.ts";
import { reload } from "./reload.ts";
import { examples } from "./showcase/examples.ts";
import { texts } from "./texts.ts";

/** What the build does beside Vite, in this order. Each has a file of its own. */
export function sitePlugins(): PluginOption[] {
  return [
    // `tokens.css`: the owner's colours.
    brand(),
    // `@custom-media`: the breakpoints' names in styles, put in full.
    customMedia(),
    // `….ts?inline-script`: a bundled script as text, to stand in a page.
    inlineScript(),
    // `virtual:island-files`: what the browser loads where React takes over parts of a page; no other script is kept.
    islands(),
    // `….md?article`, `?case`, `?legal-document`, `?guide`: what was written in Markdown, as its pages need it.
    texts(),
    // `virtual:newsletter-issues`: the issues of the newsletter, and their pictures.
    newsletterIssues(),
    // `/newsletter/pictures/strata.png`: the drawing over each issue, for emails.
    newsletterHead(),
    // In development, `/newsletter/issues/<issue>/mail` and `/mail.txt`.
    mailPreview(),
    // `drawing:home-ground`: a drawing's address, its size and its cuts.
    drawings(),
    // `/favicon.svg`, and `/samples/<name>.svg`: the pictures that examples name.
    drawnFiles(),
    // `/licences.txt`: of the fonts, and of each package that is bundled.
    licences(),
    site.demo && demoPlugins(),
    // In development a changed source loads the page again.
    reload(),
    // Routes, their styles and the prerendering.
    reactRouter(),
  ];
}

function demoPlugins(): PluginOption[] {
  return [
    // `….tsx?example`: an example with its own text, highlighted; the files and the search index beside the pages.
    examples(),
    // `….tsx?facts`: what the types and sources of a component tell of it.
    componentFacts(),
    // `/r/<component>.json`: the kit for the `shadcn` command.
    registry(),
  ];
}
