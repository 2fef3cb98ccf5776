import type { PluginOption } from "vite";
import { site } from "../site.config.ts";
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
import { pages } from "./pages.ts";
import { reload } from "./reload.ts";
import { examples } from "./showcase/examples.ts";
import { brand, customMedia, layers } from "./styles.ts";
import { texts } from "./texts.ts";

/** The build's plugins, in order. The file of each says what it does. */
export function sitePlugins(origin: string): PluginOption[] {
  return [
    brand(),
    customMedia(),
    layers(),
    inlineScript(),
    pages(),
    islands(),
    texts(),
    newsletterIssues(),
    newsletterHead(),
    mailPreview(),
    drawings(),
    drawnFiles(),
    licences(),
    site.demo && [examples(), componentFacts(), registry(origin)],
    reload(),
  ];
}
