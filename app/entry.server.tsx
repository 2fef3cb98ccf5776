import { prerender } from "react-dom/static.edge";
import type { EntryContext } from "react-router";
import { ServerRouter } from "react-router";

/** A page is complete before its first byte leaves: no streamed parts, so no scripts that put them in place. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  const { prelude } = await prerender(<ServerRouter context={routerContext} url={request.url} />);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(prelude, { status, headers });
}
