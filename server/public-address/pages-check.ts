import { securityHeaders } from "../http/pages/security-headers.ts";
import { type Finding, fail, ok, warn } from "../owner/doctor/finding.ts";
import type { Web, WebAnswer } from "./web.ts";

/** Whether what the server says of a page arrives: its security headers, its compression, its ETag. */
export async function checkPages(siteUrl: string, web: Web): Promise<Finding[]> {
  const page = await web.get(`${siteUrl}/`, { "accept-encoding": "br, gzip" });
  if ("silent" in page || page.status !== 200) {
    const said = "silent" in page ? `gives no answer (${page.silent})` : `answers ${page.status}`;
    const todo = "Is the server running, and does the proxy pass on to its HOST and PORT?";
    return [fail("Pages", `${siteUrl}/ ${said}`, todo)];
  }
  return [checkHeaders(siteUrl, page), checkCompression(page), await checkEtag(siteUrl, page, web)];
}

function checkHeaders(siteUrl: string, { headers }: WebAnswer): Finding {
  const wrong = Object.entries(securityHeaders(siteUrl)).filter(([name, sent]) => {
    const arrived = String(headers[name]);
    // Each page has its own; a second one would be joined to it by a comma.
    return name === "content-security-policy"
      ? !/^default-src 'none';[^,]+$/.test(arrived)
      : arrived !== sent;
  });
  if (wrong.length === 0) return ok("Headers", "all security headers arrive as the server sends them");
  return warn(
    "Headers",
    `not as the server sends them: ${wrong.map(([name]) => `${name} (${headers[name] ?? "missing"})`).join(", ")}`,
    "Have the proxy pass them on, and add none of them itself",
  );
}

function checkCompression({ headers }: WebAnswer): Finding {
  const encoding = headers["content-encoding"];
  if (encoding !== undefined) return ok("Compression", `pages arrive in ${encoding}`);
  return warn(
    "Compression",
    "pages arrive uncompressed, though br and gzip were asked for",
    "Have the proxy pass Accept-Encoding on and leave Content-Encoding as it is",
  );
}

async function checkEtag(siteUrl: string, { headers }: WebAnswer, web: Web): Promise<Finding> {
  const { etag } = headers;
  const todo = "Have the proxy pass ETag and If-None-Match on: without, every visit loads each page whole";
  if (etag === undefined) return warn("ETag", "none arrives", todo);
  const again = await web.get(`${siteUrl}/`, { "accept-encoding": "br, gzip", "if-none-match": etag });
  if ("silent" in again) return warn("ETag", `no answer (${again.silent})`, "Try again later");
  if (again.status === 304) return ok("ETag", "a page that is known is not sent again");
  return warn("ETag", `a page that is known is answered ${again.status} and not 304`, todo);
}
