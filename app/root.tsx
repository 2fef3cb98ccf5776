// Must be imported first, because cascade layers are ordered by their first declaration.
import "./styles/layers.css";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/reset.css";
import "./styles/kit.css";
import "./styles/base.css";
import type { ReactNode } from "react";
import { site } from "../site.config.ts";
import enhance from "./browser/enhance.ts?worker&url";
import { IslandScript } from "./browser/island-script.tsx";
import { Announcement } from "./document/announcement/announcement.tsx";
import { BareFooter, BareHeader } from "./document/bare-frame.tsx";
import { type HeadElement, HeadElements } from "./document/head-elements.tsx";
import { InlineScript } from "./document/inline-script.tsx";
import { usePageAddress } from "./document/page-address.ts";
import type { PageLayout } from "./document/page-layout.ts";
import { SiteFooter } from "./document/site-footer.tsx";
import { SiteNavbar } from "./document/site-navbar.tsx";
import themeBeforePaint from "./document/theme-before-paint.ts?inline-script";
import roboto from "./styles/fonts/roboto.woff2";
import robotoFlex from "./styles/fonts/roboto-flex.woff2";

export interface DocumentProps {
  layout?: PageLayout | undefined;
  head: readonly HeadElement[];
  /** The URLs of the page's stylesheets. */
  styles: readonly string[];
  children: ReactNode;
}

/** The document: head, navigation bar, page, footer. */
export function Document({ layout = {}, head, styles, children }: DocumentProps) {
  const {
    hydrate,
    navbar,
    bare = false,
    paintsAfter = bare ? "enhance" : "depth-rule",
    depth = "−44 m",
    edge = "depth",
    bodyClass,
    standsIn,
  } = layout;
  const address = usePageAddress();
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadElements of={head} />
        {!standsIn && <link rel="canonical" href={import.meta.env.SITE_URL + address} />}
        <InlineScript code={themeBeforePaint} />
        <link rel="preload" href={robotoFlex} as="font" type="font/woff2" crossOrigin="" />
        <link rel="preload" href={roboto} as="font" type="font/woff2" crossOrigin="" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* Delays the first paint until the navigation bar is parsed, so that the bar's right end does not move
            (decision 0032). A page whose first screen is centred, or grows with what follows, waits for more. */}
        <link rel="expect" href={`#${paintsAfter}`} blocking="render" />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta property="og:site_name" content={site.name} />
      </head>
      <body className={bodyClass}>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <div className="page">
          {!bare && <Announcement />}
          {bare ? <BareHeader /> : <SiteNavbar {...navbar} current={address} />}
          {!bare && <div id="depth-rule" className="depth-rule" aria-hidden="true" />}
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {bare ? <BareFooter /> : <SiteFooter depth={depth} edge={edge} />}
        </div>
        {/* A file, not an inline script, so that the browser loads less before the first paint (decision 0003). */}
        <script id="enhance" type="module" src={enhance} fetchPriority="low" />
        <InlineScript code={nextPage} type="speculationrules" />
        {hydrate && <IslandScript of={hydrate} />}
        {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      </body>
    </html>
  );
}

/** Speculation rules that prefetch a page on hover or touch, except URLs with a file extension. */
const nextPage = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/*.*" } },
          { not: { selector_matches: "[href^='#']" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
