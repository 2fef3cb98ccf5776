import { renderToString } from "react-dom/server.edge";
import { prerender } from "react-dom/static.edge";
import type { EntryContext } from "react-router";
import { ServerRouter } from "react-router";
import { IslandMarkup } from "./browser/island-markup.ts";

/** Renders the whole page before it responds. Streaming would need inline scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  const { prelude } = await prerender(
    <IslandMarkup value={(island, identifierPrefix) => renderToString(island, { identifierPrefix })}>
      <ServerRouter context={routerContext} url={request.url} />
    </IslandMarkup>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(prelude, { status, headers });
}
