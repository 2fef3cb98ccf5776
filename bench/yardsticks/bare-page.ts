import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Bench } from "../table.ts";

/**
 * Serves one of our pages as bare HTML: its text, fonts and pictures, with hardly any styles and no scripts or inline
 * drawings. No page with this content can load faster. Resolves with the bare page's URL.
 */
export async function serveBarePage({ resources }: Bench, html: string, folder: string): Promise<string> {
  const page = brotliCompressSync(barePage(html));
  const server = createServer(({ url = "/" }, response) => {
    const [ending, compressed] = [extname(url), extname(url) !== ".woff2"];
    const file = join(folder, compressed ? `${url}.br` : url);
    if (url !== "/" && !existsSync(file)) return response.writeHead(404).end();
    response.setHeader("content-type", types[ending] ?? "text/html; charset=utf-8");
    if (url !== "/") response.setHeader("cache-control", "public, max-age=31536000, immutable");
    if (compressed) response.setHeader("content-encoding", "br");
    return response.end(url === "/" ? page : readFileSync(file));
  });
  resources.defer(() => server.close().closeAllConnections());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return `http://127.0.0.1:${address.port}/`;
}

const types: Record<string, string> = { ".svg": "image/svg+xml", ".woff2": "font/woff2" };

/** Returns the bare version of a page. Works only for HTML from our own build. */
export function barePage(html: string): string {
  const fonts = html.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const preloads = html.match(/<link rel="preload"[^>]*as="font"[^>]*>/g) ?? [];
  const [, inside = ""] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
  const body = inside
    .replace(/<!--.*?-->|<(script|style|svg|template)\b.*?<\/\1>/gs, "")
    .replace(/<(?!\/|img\b|source\b)([a-z0-9]+)[^>]*>/g, "<$1>");
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>`,
    `<meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.svg">`,
    ...preloads,
    `<style>${fonts.join("")}body{font-family:"Roboto",sans-serif}h1,h2,h3{font-family:"Roboto Flex",sans-serif}`,
    `img{max-width:100%;height:auto}</style></head><body>${body}</body></html>`,
  ].join("\n");
}
