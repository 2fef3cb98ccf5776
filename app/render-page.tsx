import { pages } from "virtual:pages";
import { renderToString } from "react-dom/server.edge";
import { prerender } from "react-dom/static.edge";
import { statusOfAnswer } from "../contract/form-answer.ts";
import type { RenderPage } from "../contract/render-page.ts";
import { IslandMarkup } from "./browser/island-markup.ts";
import { contentSecurityPolicy } from "./document/content-security-policy.ts";
import { PageAddress } from "./document/page-address.ts";
import { Document } from "./root.tsx";

/** Renders the whole page before responding, because streaming would need inline scripts. */
export const renderPage: RenderPage = async (url, options = {}) => {
  const address = new URL(url, "http://pages.invalid").pathname.replace(/(?<=.)\/$/, "");
  const found = pages.get(address) ?? pages.get(address.replace(/[^/]+$/, ":name"));
  const { load, styles } = found ?? page404();
  const page = await load();
  if ("respond" in page) return page.respond(options);
  const { prelude } = await prerender(
    <IslandMarkup value={(island, identifierPrefix) => renderToString(island, { identifierPrefix })}>
      <PageAddress value={address}>
        <Document layout={page.layout} head={page.meta(address)} styles={styles}>
          <page.default {...options} />
        </Document>
      </PageAddress>
    </IslandMarkup>,
    // Stops React from logging errors: the caller logs them, without their messages.
    { onError: () => {} },
  );
  const html = await new Response(prelude).text();
  const status = options.answer ? statusOfAnswer(options.answer) : 200;
  return new Response(html, {
    status: found ? status : 404,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": contentSecurityPolicy(html),
    },
  });
};

function page404() {
  const page = pages.get("/404");
  if (!page) throw new Error("app/routes.ts has no page at /404");
  return page;
}
